import { textSchema } from '#platform/rules/text-schema.ts'
import { REASON_LENGTH } from './lengths.ts'

export const REASON_REQUIRED = 'Enter a reason. It’s recorded in the audit log.'

/** The reason of an admin action, which goes into the audit log. */
export const auditReason = textSchema({ name: 'the reason', maxLength: REASON_LENGTH, requiredMessage: REASON_REQUIRED })
