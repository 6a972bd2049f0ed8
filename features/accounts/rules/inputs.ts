import { z } from 'zod'
import { givenPassword, newPassword } from './password.ts'
import { email, personName, username } from '#features/people/rules/person.ts'
import { INVALID_LINK } from './texts.ts'

/** The fields that sign-up reads. All other fields of the body are ignored (requirement P-4). */
export const registration = z.object({ name: personName, username, email, password: newPassword })
export type Registration = z.output<typeof registration>

/** Login accepts empty fields; the answer is the same as for any wrong pair (requirement A-4). */
export const loginInput = z.object({
  email: z.string('Enter your email address.').max(500, 'That email address is too long.'),
  password: givenPassword,
})

const linkSecret = z.string(INVALID_LINK).regex(/^[A-Za-z0-9_-]{43}$/, INVALID_LINK)

export const resetRequestInput = z.object({ email })
export const resetInput = z.object({ secret: linkSecret, password: newPassword })
export const linkInput = z.object({ secret: linkSecret })
export const changePasswordInput = z.object({ currentPassword: givenPassword, newPassword })
export const changeEmailInput = z.object({ currentPassword: givenPassword, email })
export const endSessionInput = z.object({ sessionId: z.uuid('We couldn’t find that session.') })
