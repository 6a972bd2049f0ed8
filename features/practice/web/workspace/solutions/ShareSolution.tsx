import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { NOTE_LENGTH } from '../../../rules/solution-limits.ts'
import { SolutionsQuery } from './solutions-query.ts'

const ShareSolutionMutation = graphql(`mutation ShareSolution($submission: ID!, $note: String!) { shareSolution(submission: $submission, note: $note) }`)

const IsReplacing = graphql(`query IsReplacingSolution($id: ID!) { submission(id: $id) { isReplacing } }`)

/** The button that shares an own accepted submission, after asking for an explanation. */
export function ShareSolution({ submissionId }: { submissionId: string }) {
  const [isOpen, setOpen] = useState(false)
  // Another solution may have been shared since.
  const isReplacing = useQuery(IsReplacing, isOpen ? { id: submissionId } : null, { staleTime: 0 }).data?.submission.isReplacing ?? false
  const { mutate, isPending, error } = useMutation(ShareSolutionMutation, {
    onSuccess: (_data, _variables, cache) => {
      setOpen(false)
      void cache.invalidateQueries(SolutionsQuery)
      showToast('Solution shared')
    },
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        Share solution
      </Button>
      {isOpen && (
        <ReasonDialog
          title="Share this solution?"
          target={submissionId}
          label="How it works"
          hint="Optional. Members who have solved the problem or given up can read it. Your name is shown."
          maxLength={NOTE_LENGTH}
          requiredHint={null}
          action="Share"
          busy={isPending}
          error={error?.message}
          onSend={(note) => mutate({ submission: submissionId, note })}
          onClose={() => setOpen(false)}
        >
          {isReplacing && 'It replaces the solution that you shared in this language before.'}
        </ReasonDialog>
      )}
    </>
  )
}
