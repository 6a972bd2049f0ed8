import { useState } from 'react'
import { isProblem, statusText } from '#platform/web/autosave/autosave-status.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { playIcon, sendIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { useRoles } from '#features/accounts/web/public.tsx'
import { DiscardProblemDraft, type ProblemEdit } from './problem-edit-documents.ts'
import type { ProblemEditorState } from './use-problem-editor.ts'

interface Props {
  edit: ProblemEdit
  editor: ProblemEditorState
  /** How many things are missing; null before the first attempt. */
  missing: number | null
  isPublishing: boolean
  isLocked: boolean
  back: string
  onTry: () => void
  onPublish: () => void
  onRestart: () => void
}

/** The bar at the bottom: where the last change is saved, and the next steps. */
export function EditorBar({ edit, editor, missing, isPublishing, isLocked, back, onTry, onPublish, onRestart }: Props) {
  const { roles } = useRoles(useMounted())
  const mayPublish = roles?.rights.includes('problems.publish') === true
  const { status } = editor
  return (
    <div className="sticky bottom-0 z-1 flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-background py-3 max-md:bottom-(--tabs) max-md:py-2">
      <Button variant="primary" icon={sendIcon} busy={isPublishing || edit.state === 'checking'} busyText="Running checks…" disabledBecause={edit.isInReview ? 'It is being reviewed.' : null} onClick={onPublish}>
        {mayPublish ? 'Publish' : 'Send for review'}
      </Button>
      <Button icon={playIcon} data-tip="Ctrl Enter" disabledBecause={isLocked ? 'Wait for the checks or the review.' : null} onClick={onTry}>
        Try
      </Button>
      <span role="status" className={`min-w-0 flex-1 basis-32 text-sm wrap-anywhere ${isProblem(status) ? 'text-danger' : 'text-text-muted'}`}>
        {edit.state === 'checking' ? 'Running checks…' : missing !== null && missing > 0 ? `${missing === 1 ? '1 thing is' : `${missing} things are`} missing` : statusText(status)}
        {edit.state === 'passed' && edit.isPublished && status.kind === 'saved' && ' All checks passed.'}
      </span>
      {!isLocked && <Discard edit={edit} editor={editor} back={back} onRestart={onRestart} />}
    </div>
  )
}

/** Deletes a draft, or the changes of a published problem, after a question. */
function Discard({ edit, editor, back, onRestart }: Pick<Props, 'edit' | 'editor' | 'back' | 'onRestart'>) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending } = useMutation(DiscardProblemDraft)
  const navigate = useNavigate()
  const revision = editor.revision()
  if (revision === 0 || (edit.wasPublished && edit.state === 'passed' && edit.revision === revision && editor.status.kind === 'saved')) return null
  const discard = async () => {
    const saved = (await editor.saveNow()) ?? revision
    mutate({ slug: edit.slug, revision: saved }, {
      onSuccess: () => {
        void editor.finish().then(() => (edit.wasPublished ? onRestart() : navigate(back)))
      },
      onError: (error) => showToast(error.message, { kind: 'error' }),
      onSettled: () => setAsking(false),
    })
  }
  return (
    <>
      <Button variant="ghost" icon={trashIcon} onClick={() => setAsking(true)}>
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
