import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { IDEAS_PATH } from '../../rules/paths.ts'
import { IdeasQuery } from '../ideas-query.ts'
import type { IdeaData } from './idea-query.ts'

const DeleteIdea = graphql(`mutation DeleteIdea($id: ID!) { deleteIdea(id: $id) }`)

/** Asks whether the author's own idea is to be deleted, or says why it can't be. */
export function DeleteDialog({ idea: { id, title, memberCount }, onClose }: { idea: IdeaData; onClose: () => void }) {
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation(DeleteIdea, {
    onSuccess: (_data, _variables, cache) => {
      showToast(`Deleted “${title}”.`)
      navigate(IDEAS_PATH)
      return cache.invalidateQueries(IdeasQuery)
    },
  })
  if (memberCount > 1) {
    return (
      <Dialog open title="This idea can’t be deleted" onClose={onClose}>
        <p className="text-sm text-text-muted">Others have joined it, and it’s their work, too. To close it to new members, set its status to Archived.</p>
      </Dialog>
    )
  }
  return (
    <ConfirmDialog
      open
      question={`Delete “${title}”?`}
      explanation="This deletes the idea with its votes, tasks, decisions and comments. You can’t undo this."
      confirm="Delete"
      busy={isPending}
      onConfirm={() => mutate({ id })}
      onClose={onClose}
    >
      <ErrorMessage message={error?.message} />
    </ConfirmDialog>
  )
}
