import { z } from 'zod'
import { COMMON_PASSWORDS } from './common-passwords.ts'
import { validatePassword, type OwnNames } from './password-strength.ts'
import { PASSWORD_MAX } from '#features/people/rules/validate-person.ts'

/** Like `validatePassword`, with the list of common passwords. */
export const validateNewPassword = (password: string, own: OwnNames = {}): string | null =>
  validatePassword(password, own, COMMON_PASSWORDS)

/** A new password. The use case also compares it with the person's own names. */
export const newPassword = z
  .string('Choose a password.')
  .max(PASSWORD_MAX * 4, `Use at most ${PASSWORD_MAX} characters.`)
  .superRefine((password, context) => {
    const problem = validateNewPassword(password)
    if (problem !== null) context.addIssue({ code: 'custom', message: problem })
  })

/** A password as entered at login: anything of a reasonable length. */
export const givenPassword = z.string('Enter your password.').max(PASSWORD_MAX * 4, 'That password is too long.')
