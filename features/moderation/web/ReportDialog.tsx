import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { REPORT_LENGTH } from '../rules/reports.ts'

const ReportContent = graphql(`
  mutation ReportContent($kind: String!, $id: ID!, $reason: String!) { reportContent(kind: $kind, id: $id, reason: $reason) }
`)

export interface Props {
  /** A kind that a feature contributes to moderation, such as `blog`. */
  kind: string
  /** What readers call it, if not by the kind. */
  noun?: string
  id: string
  hint?: string
  onClose: () => void
}

/** The dialog in which a member reports content (requirements G-3, Q-12). */
export function ReportDialog({ kind, noun = kind, id, hint = 'Only moderators see your report.', onClose }: Props) {
  const { mutate, isPending, error } = useMutation(ReportContent, { onSuccess: () => showToast('Thanks. A moderator will review your report.') })
  const send = (reason: string) => mutate({ kind, id, reason }, { onSuccess: () => onClose() })
  return (
    <ReasonDialog
      title={`Report this ${noun}`}
      label="What’s wrong?"
      hint={hint}
      maxLength={REPORT_LENGTH}
      requiredHint="Describe the problem first."
      action="Send report"
      busy={isPending}
      error={error?.message}
      onSend={send}
      onClose={onClose}
    />
  )
}
