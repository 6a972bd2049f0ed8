import { z } from 'zod'
import {
  cleanEmail,
  cleanName,
  cleanUsername,
  EMAIL_LENGTH,
  validateEmail,
  NAME_LENGTH,
  validateName,
  USERNAME_MAX,
  validateUsername,
} from './validate-person.ts'

const refuse = (fault: (text: string) => string | null) => (text: string, context: z.RefinementCtx) => {
  const message = fault(text)
  if (message !== null) context.addIssue({ code: 'custom', message })
}

/** A person's name as others see it: one line, no invisible characters. */
export const personName = z
  .string('Enter your name.')
  .max(NAME_LENGTH * 4, `Keep your name to ${NAME_LENGTH} characters.`)
  .transform(cleanName)
  .superRefine(refuse(validateName))

export const username = z
  .string('Choose a username.')
  .max(100, `Use at most ${USERNAME_MAX} characters.`)
  .transform(cleanUsername)
  .superRefine(refuse(validateUsername))

/** The username of a person whom someone names in a form: in lower case, without the @. */
export const namedPerson = z
  .string('Enter a username.')
  .max(100, 'This username is too long.')
  .transform((text) => text.trim().replace(/^@/, '').toLowerCase())
  .refine((text) => text !== '', 'Enter a username.')

/** An e-mail address, in lower case. */
export const email = z
  .string('Enter your email address.')
  .max(EMAIL_LENGTH + 100, 'That email address is too long.')
  .transform(cleanEmail)
  .superRefine(refuse(validateEmail))
