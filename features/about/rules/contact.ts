import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { cleanLine } from '#platform/rules/text.ts'
import { email, personName } from '#features/people/rules/person.ts'
import { MESSAGE_LENGTH, SUBJECT_LENGTH } from './contact-lengths.ts'

/** A message to the team. The browser generates the id, so a message that is sent twice is stored once. */
export const contactInput = z.object({
  id: z.uuid('We couldn’t read that.'),
  name: personName,
  email,
  subject: z
    .string('Enter a subject.')
    .max(SUBJECT_LENGTH * 4, `Keep the subject to ${SUBJECT_LENGTH} characters.`)
    .transform(cleanLine)
    .refine((text) => text !== '', 'Enter a subject.')
    .refine((text) => text.length <= SUBJECT_LENGTH, `Keep the subject to ${SUBJECT_LENGTH} characters.`),
  message: textSchema({ name: 'the message', maxLength: MESSAGE_LENGTH, requiredMessage: 'Write a message.' }),
  /** Honeypot: people do not see this field, but bots fill it in. */
  website: z.string().max(500).nullish().transform((text) => text ?? ''),
})
export type ContactMessage = z.output<typeof contactInput>

export const answerInput = z.object({
  id: z.uuid('We couldn’t find that message.'),
  answer: textSchema({ name: 'the reply', maxLength: MESSAGE_LENGTH, requiredMessage: 'Write a reply.' }),
})
export type MessageAnswer = z.output<typeof answerInput>
export const answeredInput = z.object({ id: z.uuid('We couldn’t find that message.'), answered: z.boolean('Choose yes or no.') })
export const inboxInput = z.object({
  all: z.boolean().nullish().transform((all) => all ?? false),
  after: z.string().max(100).nullish().transform((text) => text || null),
})
