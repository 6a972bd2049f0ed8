import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { cleanLine } from '#platform/rules/text.ts'
import { email, personName } from '#features/people/rules/person.ts'
import { MESSAGE_LENGTH, SUBJECT_LENGTH } from './contact-lengths.ts'

/** What somebody writes to the team. The id is made by the browser: sent twice, it is kept once. */
export const contactForm = z.object({
  id: z.uuid('We couldn’t read that.'),
  name: personName,
  email,
  subject: z
    .string('Enter a subject.')
    .max(SUBJECT_LENGTH * 4, `Keep the subject under ${SUBJECT_LENGTH} characters.`)
    .transform(cleanLine)
    .refine((text) => text !== '', 'Enter a subject.')
    .refine((text) => text.length <= SUBJECT_LENGTH, `Keep the subject under ${SUBJECT_LENGTH} characters.`),
  message: textSchema({ name: 'the message', maxLength: MESSAGE_LENGTH, requiredMessage: 'Write a message.' }),
  /** A field that people do not see; programs that fill in every field fill it in, too. */
  website: z.string().max(500).nullish().transform((text) => text ?? ''),
})
export type ContactMessage = z.output<typeof contactForm>

export const answeredForm = z.object({ id: z.uuid('We couldn’t find that message.'), answered: z.boolean('Choose yes or no.') })
export const inboxQuestion = z.object({
  all: z.boolean().nullish().transform((all) => all ?? false),
  after: z.string().max(100).nullish().transform((text) => text || null),
})
