import type { ReactNode } from 'react'
import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { REASON_LENGTH } from '../rules/lengths.ts'

interface Props {
  title: string
  /** What it is about, if the title does not name it. */
  target?: string
  children: ReactNode
  action: string
  /** The label of the button that closes the dialog. */
  dismiss?: string | undefined
  danger?: boolean
  /** Whether the reason may be empty. */
  optional?: boolean
  label?: string
  /** Who reads the reason; absent: it is only in the audit log. */
  hint?: string | undefined
  /** The maximum length of the reason, where it is not that of the audit log. */
  maxLength?: number
  /** Why the button is disabled because of the fields in `children`. */
  missing?: string | null
  busy: boolean
  refusal: ApiError | null
  onSend: (reason: string) => void
  onClose: () => void
}

/** Asks for the reason of an admin action, which goes into the audit log. */
export const AdminReasonDialog = ({ optional = false, label = 'Reason', maxLength = REASON_LENGTH, hint, refusal, ...rest }: Props) => (
  <ReasonDialog
    {...rest}
    label={label}
    hint={hint ?? (optional ? 'Optional message to the applicant' : 'Recorded in the audit log.')}
    maxLength={maxLength}
    requiredHint={optional ? null : 'Enter a reason'}
    error={refusal?.message}
  />
)
