import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'

export const MAX_FEATURED = 6
export const NOTE_LENGTH = 200
export const TOO_MANY_FEATURED = `Home shows ${MAX_FEATURED} featured items. Remove one first.`
export const NOT_FEATURABLE = 'We couldn’t find a public page there. Choose something from the list, or paste the address of a blog, course, event or problem.'

export const featureInput = z.object({
  id: z.uuid('We couldn’t find that.'),
  address: z.string('Choose what to feature.').trim().min(1, 'Choose what to feature.').max(300, 'This address is too long.'),
  note: textSchema({ name: 'the note', maxLength: NOTE_LENGTH }),
  place: z.int().min(0).max(MAX_FEATURED).nullish().transform((place) => place ?? 0),
})
export const featuredIdInput = z.object({ id: z.uuid('We couldn’t find that.') })
export const moveInput = featuredIdInput.extend({ direction: z.enum(['up', 'down'], 'Choose to move it up or down.') })
