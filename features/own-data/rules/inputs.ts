import { z } from 'zod'
import { auditReason } from '#features/administration/rules/audit-reason.ts'
import { givenPassword } from '#features/accounts/rules/password.ts'
import { namedPerson } from '#features/people/rules/person.ts'
import { NO_SUCH_PERSON } from './own-data.ts'

export const deleteAccountInput = z.object({ password: givenPassword })

const personId = z.uuid(NO_SUCH_PERSON)

export const personInput = z.object({ personId })
export const requestInput = z.object({ personId, reason: auditReason })
export const erasureInput = z.object({ personId, isRequested: z.boolean('Choose to delete or to keep the account.'), reason: auditReason })
export const mergePreviewInput = z.object({ personId, into: namedPerson })
export const mergeInput = z.object({ personId, into: namedPerson, reason: auditReason })
