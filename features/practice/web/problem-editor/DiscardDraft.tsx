import { useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { trashIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { DiscardProblemDraft, type ProblemEdit } from './problem-edit-documents.ts'
import type { ProblemEditorState } from './use-problem-editor.ts'

interface Props {
  edit: ProblemEdit
  editor: ProblemEditorState
  isChanged: boolean
  /** The list to which a deleted draft leads. */
  back: string
  onRestart: () => void
}

/** Deletes a draft, or the changes of a published problem, after a question. */
export function DiscardDraft({ edit, editor, isChanged, back, onRestart }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation(DiscardProblemDraft)
  const navigate = useNavigate()
  const revision = editor.revision()
  if (revision === 0 || (edit.wasPublished && edit.state === 'passed' && !isChanged && editor.status.kind === 'saved')) return null
  const discard = async () => {
    const saved = (await editor.saveNow()) ?? revision
    mutate({ slug: edit.slug, revision: saved }, {
      onSuccess: () => {
        void editor.finish().then(() => {
          if (edit.wasPublished) onRestart()
          else navigate(back)
          showToast(edit.wasPublished ? 'Changes discarded' : 'Draft deleted')
        })
      },
      onError: (error) => showToast(error.message, { kind: 'error' }),
      onSettled: () => setAsking(false),
    })
  }
  return (
    <>
      <Button small variant="ghost" icon={trashIcon} onClick={() => setAsking(true)}>
        {edit.wasPublished ? 'Discard changes' : 'Delete draft'}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={edit.wasPublished ? 'Discard these changes?' : 'Delete this draft?'}
        explanation={edit.wasPublished ? 'You go on with the published version. You can’t undo this.' : 'The draft will be deleted. You can’t undo this.'}
        confirm={edit.wasPublished ? 'Discard' : 'Delete'}
        busy={isPending}
        onConfirm={() => void discard()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
