import { z } from 'zod'

export const CANNOT_FOLLOW_YOURSELF = 'You can’t follow yourself.'

export const followInput = z.object({ personId: z.uuid('We couldn’t find that person.'), follows: z.boolean('Choose to follow or unfollow.') })
