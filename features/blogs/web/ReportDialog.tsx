import { graphql } from '#platform/web/graphql/graphql.ts'
import { useAction } from '#platform/web/graphql/use-action.ts'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { announce } from '#platform/web/ui/toast-store.ts'
import { REPORT_LENGTH } from '../rules/reports.ts'

const ReportWriting = graphql(`
  mutation ReportWriting($kind: String!, $id: ID!, $reason: String!) { reportWriting(kind: $kind, id: $id, reason: $reason) }
`)

/** A member tells the admins what is wrong with a blog or a comment. */
export function ReportDialog({ kind, id, onClose }: { kind: 'blog' | 'comment'; id: string; onClose: () => void }) {
  const { run, busy, refusal } = useAction(ReportWriting)
  const send = async (reason: string) => {
    if ((await run({ kind, id, reason })) === null) return
    announce('Thank you. An admin will look at it.')
    onClose()
  }
  return (
    <ReasonDialog
      title={`Report this ${kind}`}
      label="What is wrong?"
      hint="Admins read this; the author does not see who wrote it."
      longest={REPORT_LENGTH}
      missing="Say what is wrong first."
      action="Send report"
      busy={busy}
      refused={refusal?.says}
      onSend={(reason) => void send(reason)}
      onClose={onClose}
    />
  )
}
