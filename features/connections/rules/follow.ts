import { z } from 'zod'

export const FOLLOW_ONESELF = 'You can’t follow yourself.'

export const followForm = z.object({ personId: z.uuid('We couldn’t find that person.'), follows: z.boolean('Choose to follow or unfollow.') })
