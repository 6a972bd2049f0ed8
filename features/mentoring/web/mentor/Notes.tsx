import { useState, type FormEvent } from 'react'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { requestKeys } from '#platform/web/data/request-key.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { NOTE_LENGTH } from '../../rules/assignment.ts'
import { NoteList } from '../NoteList.tsx'
import { useChange } from '../use-change.ts'
import type { LearnerWorkQuery } from './learner-work-query.ts'

export const WriteNote = graphql(`mutation WriteAssignmentNote($id: ID!, $person: ID!, $key: ID!, $text: String!) { writeAssignmentNote(id: $id, person: $person, key: $key, text: $text) }`)
const DeleteNote = graphql(`mutation DeleteAssignmentNote($key: ID!) { deleteAssignmentNote(key: $key) }`)

interface Props {
  work: ResultOf<typeof LearnerWorkQuery>['learnerWork']
  learner: { id: string; name: string }
  isArchived: boolean
  /** Reads the work again. */
  onDone: () => void
}

/** Notes to a learner about an assignment: the mentor can write one at any time. */
export function Notes({ work: { assignment, notes }, learner, isArchived, onDone }: Props) {
  const [keys] = useState(() => requestKeys())
  const [isOpen, setOpen] = useState(false)
  const [text, setText, forget] = useLocalDraft(`assignment-note.${assignment.id}.${learner.id}`)
  const write = useChange(WriteNote, () => {
    keys.forget()
    forget()
    onDone()
  }, { isQuiet: true })
  const remove = useChange(DeleteNote, onDone)
  const { fields, message } = useFieldErrors(write.error, { text })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    write.mutate({ id: assignment.id, person: learner.id, key: keys.keyFor(text), text })
  }
  if (isArchived) return <NoteList notes={notes} />
  return (
    <div className="grid grid-cols-1 gap-3 border-t border-line pt-5">
      <NoteList notes={notes} onDelete={(id) => remove.mutate({ key: id })} />
      <details open={isOpen || text !== ''} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="cursor-pointer text-sm font-medium">Write {learner.name} a note, without returning the work</summary>
        <form className="mt-3 grid gap-2" onSubmit={submit}>
          <Field label={`Note to ${learner.name}`} hint="They’re notified, and see it with the assignment." error={fields['text'] ?? message} count={{ used: text.length, limit: NOTE_LENGTH }}>
            {(control) => <TextArea {...control} rows={2} value={text} onChange={({ target }) => setText(target.value)} />}
          </Field>
          <Button type="submit" small className="justify-self-start" busy={write.isPending} disabledBecause={text.trim() === '' ? 'Write the note' : null}>
            Send note
          </Button>
        </form>
      </details>
    </div>
  )
}
