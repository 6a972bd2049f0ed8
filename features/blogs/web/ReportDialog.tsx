import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { announce } from '#platform/web/ui/toast-store.ts'
import { REPORT_LENGTH } from '../rules/reports.ts'

const ReportWriting = graphql(`
  mutation ReportWriting($kind: String!, $id: ID!, $reason: String!) { reportWriting(kind: $kind, id: $id, reason: $reason) }
`)

/** A member tells the admins what is wrong with a blog or a comment. */
export function ReportDialog({ kind, id, onClose }: { kind: 'blog' | 'comment'; id: string; onClose: () => void }) {
  const { mutate, isPending, error } = useMutation(ReportWriting, { onSuccess: () => announce('Thank you. An admin will look at it.') })
  const send = (reason: string) => mutate({ kind, id, reason }, { onSuccess: () => onClose() })
  return (
    <ReasonDialog
      title={`Report this ${kind}`}
      label="What is wrong?"
      hint="Admins read this; the author does not see who wrote it."
      longest={REPORT_LENGTH}
      missing="Say what is wrong first."
      action="Send report"
      busy={isPending}
      refused={error?.says}
      onSend={send}
      onClose={onClose}
    />
  )
}
