import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { NOTE_LENGTH } from '../../../rules/solution-limits.ts'
import { SolutionsQuery } from './solutions-query.ts'

const ShareSolutionMutation = graphql(`mutation ShareSolution($submission: ID!, $note: String!) { shareSolution(submission: $submission, note: $note) }`)

const SharedBefore = graphql(`query SharedBefore($id: ID!) { submission(id: $id) { isReplacing sharedNote } }`)

/** The button that shares an own accepted submission, after asking for an explanation. */
export function ShareSolution({ submissionId }: { submissionId: string }) {
  // What is shared already, as of now; null while the dialog is closed.
  const [before, setBefore] = useState<{ isReplacing: boolean; sharedNote: string | null } | null>(null)
  const [isOpening, setOpening] = useState(false)
  const open = async () => {
    setOpening(true)
    const shared = await request(SharedBefore, { id: submissionId }).catch(() => null)
    setOpening(false)
    setBefore(shared?.submission ?? { isReplacing: false, sharedNote: null })
  }
  const close = () => setBefore(null)
  const { mutate, isPending, error } = useMutation(ShareSolutionMutation, {
    onSuccess: (_data, _variables, cache) => {
      close()
      void cache.invalidateQueries(SolutionsQuery)
      showToast('Solution shared')
    },
  })
  return (
    <>
      <Button busy={isOpening} onClick={() => void open()}>
        Share solution
      </Button>
      {before !== null && (
        <ReasonDialog
          title="Share this solution?"
          target={submissionId}
          initial={before.sharedNote ?? ''}
          label="How it works"
          hint="Optional. Members who have solved the problem or given up can read it. Your name is shown."
          maxLength={NOTE_LENGTH}
          requiredHint={null}
          action="Share"
          busy={isPending}
          error={error?.message}
          onSend={(note) => mutate({ submission: submissionId, note })}
          onClose={close}
        >
          {before.isReplacing && 'It replaces the solution that you shared in this language before.'}
          {!before.isReplacing && before.sharedNote !== null && 'You share this solution already. Sharing it again replaces its explanation.'}
        </ReasonDialog>
      )}
    </>
  )
}
