import { useRef, useState, type FormEvent } from 'react'
import { counted } from '#platform/rules/counted.ts'
import { requestKeys, type RequestKeys } from '#platform/web/data/request-key.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { ApiError, errorMessage } from '#platform/web/graphql/api-error.ts'
import { loadedQueryClient } from '#platform/web/data/load-query-client.ts'
import { request } from '#platform/web/graphql/request.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { NOTE_LENGTH } from '../../rules/assignment.ts'
import type { AssignmentData } from '../group-query.ts'
import { noteAssignment } from './note-assignment.ts'
import { WriteNote } from './Notes.tsx'
import type { ProgressRowData } from './Progress.tsx'

interface Props {
  groupId: string
  rows: readonly ProgressRowData[]
  assignments: readonly AssignmentData[]
  onClose: () => void
}

/** Writes the same note to several learners, each at the assignment that it is most about. */
export function MessageLearners({ groupId, rows, assignments, onClose }: Props) {
  const [text, setText, forget] = useLocalDraft(`learners-note.${groupId}`)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  // Sending again after a failure writes no note twice, and a changed one to everyone.
  const keys = useRef(new Map<string, RequestKeys>())
  const keyOf = (learner: string) => {
    const own = keys.current.get(learner) ?? requestKeys()
    keys.current.set(learner, own)
    return own.keyFor(text)
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    setError(null)
    try {
      for (const { learner, states } of rows) {
        await request(WriteNote, { id: noteAssignment(assignments, states)!.id, person: learner.id, key: keyOf(learner.id), text })
      }
      // Once for all notes.
      loadedQueryClient()?.invalidateAll()
      forget()
      showToast(`Sent to ${counted(rows.length, 'learner', 'learners')}.`)
      onClose()
    } catch (reason) {
      setError((reason instanceof ApiError ? reason.fields['text'] : undefined) ?? errorMessage(reason))
    }
    setBusy(false)
  }
  return (
    <Dialog open title={`Message ${counted(rows.length, 'learner', 'learners')}`} onClose={onClose}>
      <form className="grid grid-cols-1 gap-5" onSubmit={(event) => void send(event)}>
        <p className="text-sm text-text-muted wrap-anywhere">To {rows.map(({ learner }) => learner.name).join(', ')}</p>
        <Field label="Note" hint="Each learner sees only their own copy, as a note on their overdue or next assignment, and is notified." count={{ used: text.length, limit: NOTE_LENGTH }}>
          {(control) => <TextArea {...control} data-autofocus rows={4} value={text} onChange={({ target }) => (setText(target.value), setError(null))} />}
        </Field>
        <ErrorMessage message={error ?? undefined} />
        <div className="dialog-buttons">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={busy} disabledBecause={text.trim() === '' ? 'Write the note' : null}>
            Send
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
