import { useMutation } from '#platform/web/data/use-mutation.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { closeToHeading } from '#platform/web/pages/focus-heading.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { ReasonDialog } from '#platform/web/ui/ReasonDialog.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { REASON_LENGTH } from '../rules/contest.ts'
import { CONTESTS_PATH } from '../rules/paths.ts'
import { readAgain } from './contest-queries.ts'

const CancelContest = graphql(`mutation CancelContest($id: ID!, $reason: String!) { cancelContest(id: $id, reason: $reason) }`)

/** Cancels a contest with a reason for those who signed up, or deletes a draft. */
export function CancelDialog({ id, isDraft, isUpcoming, onClose }: { id: string; isDraft: boolean; isUpcoming: boolean; onClose: () => void }) {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation(CancelContest, {
    onSuccess: async (_data, _variables, cache) => {
      showToast(isDraft ? 'Deleted the draft.' : 'Canceled the contest.')
      if (isDraft) return navigate(CONTESTS_PATH)
      await readAgain(cache)
      closeToHeading(onClose)
    },
    // Another window may have published it: then this asks for a reason.
    onError: (_error, _variables, cache) => void readAgain(cache),
  })
  if (isDraft) return <ConfirmDialog open question="Delete this draft?" confirm="Delete" busy={isPending} onConfirm={() => mutate({ id, reason: '' })} onClose={onClose}><ErrorMessage message={error?.message} /></ConfirmDialog>
  return (
    <ReasonDialog
      title="Cancel this contest?"
      target={id}
      label="Reason"
      hint="Everyone who signed up gets it."
      action="Cancel contest"
      danger
      maxLength={REASON_LENGTH}
      requiredHint="Write a reason"
      busy={isPending}
      error={error?.message}
      onSend={(reason) => mutate({ id, reason })}
      onClose={onClose}
    >
      {isUpcoming ? 'It won’t take place.' : 'It ends at once.'} This can’t be undone.
    </ReasonDialog>
  )
}
