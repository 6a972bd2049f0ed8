import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { announce } from '#platform/web/ui/toast-store.ts'
import { PROBLEM_REPORT_LENGTH, type Reportable } from '../rules/remarks.ts'

const ReportProblemDocument = graphql(`
  mutation ReportProblem($kind: String!, $id: ID!, $reason: String!) { reportProblem(kind: $kind, id: $id, reason: $reason) }
`)

const WORDS = {
  problem: { title: 'Report this problem', hint: 'Which test, which text, and what should it be? Admins read this.' },
  remark: { title: 'Report this remark', hint: 'Admins read this; the author does not see who wrote it.' },
}

/** A member tells the admins what is wrong with a problem, such as a test, or with a remark (requirement Q-12). */
export function ReportDialog({ kind, id, onClose }: { kind: Reportable; id: string; onClose: () => void }) {
  const { mutate, isPending, error } = useMutation(ReportProblemDocument, { onSuccess: () => announce('Thank you. An admin will look at it.') })
  const send = (reason: string) => mutate({ kind, id, reason }, { onSuccess: () => onClose() })
  return (
    <ReasonDialog
      {...WORDS[kind]}
      label="What is wrong?"
      longest={PROBLEM_REPORT_LENGTH}
      missing="Say what is wrong first."
      action="Send report"
      busy={isPending}
      refused={error?.says}
      onSend={send}
      onClose={onClose}
    />
  )
}
