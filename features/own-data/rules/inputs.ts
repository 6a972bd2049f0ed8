import { z } from 'zod'
import { REASON_LENGTH } from '#features/administration/rules/lengths.ts'
import { givenPassword } from '#features/accounts/rules/password.ts'
import { textSchema } from '#platform/rules/text-schema.ts'
import { NO_SUCH_PERSON } from './own-data.ts'

export const deleteAccountInput = z.object({ password: givenPassword })

const reason = textSchema({ name: 'the reason', maxLength: REASON_LENGTH, requiredMessage: 'Enter a reason. It’s recorded in the audit log.' })
const personId = z.uuid(NO_SUCH_PERSON)
const username = z.string('Enter a username.').max(100, 'This username is too long.').transform((text) => text.trim().replace(/^@/, '').toLowerCase()).refine((text) => text !== '', 'Enter a username.')

export const personInput = z.object({ personId })
export const requestInput = z.object({ personId, reason })
export const erasureInput = z.object({ personId, isRequested: z.boolean('Choose to delete or to keep the account.'), reason })
export const mergePreviewInput = z.object({ personId, into: username })
export const mergeInput = z.object({ personId, into: username, reason })
