import { z } from 'zod'

export const FOLLOW_ONESELF = 'You are always with yourself already.'

export const followForm = z.object({ personId: z.uuid('We could not find that person.'), follows: z.boolean('Follow or not?') })
