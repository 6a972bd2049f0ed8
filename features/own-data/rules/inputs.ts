import { z } from 'zod'
import { auditReason } from '#features/administration/rules/audit-reason.ts'
import { givenPassword } from '#features/accounts/rules/password.ts'
import { NO_SUCH_PERSON } from './own-data.ts'

export const deleteAccountInput = z.object({ password: givenPassword })

const personId = z.uuid(NO_SUCH_PERSON)
const username = z.string('Enter a username.').max(100, 'This username is too long.').transform((text) => text.trim().replace(/^@/, '').toLowerCase()).refine((text) => text !== '', 'Enter a username.')

export const personInput = z.object({ personId })
export const requestInput = z.object({ personId, reason: auditReason })
export const erasureInput = z.object({ personId, isRequested: z.boolean('Choose to delete or to keep the account.'), reason: auditReason })
export const mergePreviewInput = z.object({ personId, into: username })
export const mergeInput = z.object({ personId, into: username, reason: auditReason })
