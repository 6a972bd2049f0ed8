import { useState, type FormEvent } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { mutate } from '#platform/web/data/mutate.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { downloadIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { timeText } from '../rules/notes-markdown.ts'
import type { LessonData } from './LessonPage.tsx'

const NotesQuery = graphql(`
  query LessonNotes($course: String!, $lesson: String!) { lessonNotes(course: $course, lesson: $lesson) { id second text } }
`)
const KeepNote = graphql(`
  mutation KeepNote($id: ID!, $course: String!, $lesson: String!, $second: Float!, $text: String!) { keepNote(id: $id, course: $course, lesson: $lesson, second: $second, text: $text) }
`)
const DeleteNote = graphql(`mutation DeleteNote($id: ID!) { deleteNote(id: $id) }`)

type Note = ResultOf<typeof NotesQuery>['lessonNotes'][number]

interface Props {
  lesson: LessonData
  /** The second of the video now; absent: the lesson is no video. */
  secondNow?: () => number
  onSeek?: (second: number) => void
}

/** The viewer's notes in a lesson. In a video each belongs to a second, and leads back to it. */
export function Notes({ lesson, secondNow, onSeek }: Props) {
  const session = useSession()
  const { asMember } = useAuth()
  const place = { course: lesson.course.slug, lesson: lesson.key }
  const { data, refetch } = useQuery(NotesQuery, session === null ? null : place)
  return (
    <section className="grid gap-4" id="notes">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-lg">Notes</h2>
        {session !== null && (
          <a className="link flex items-center gap-1.5 text-sm" href={`/api/courses/${encodeURIComponent(place.course)}/notes.md`} download>
            <Icon of={downloadIcon} small />
            Download all notes of this course
          </a>
        )}
      </div>
      {session === null ? (
        <p className="text-sm text-text-muted">
          <button type="button" className="link" onClick={() => asMember(() => {})}>
            Log in
          </button>{' '}
          to take notes that stay with the lesson.
        </p>
      ) : (
        <>
          <ul className="grid gap-3">
            {data?.lessonNotes.map((note) => (
              <NoteItem key={note.id} note={note} place={place} onChanged={refetch} {...(onSeek && { onSeek })} />
            ))}
          </ul>
          <NoteForm place={place} onSaved={refetch} {...(secondNow && { secondNow })} />
        </>
      )}
    </section>
  )
}

function NoteItem({ note, place, onSeek, onChanged }: { note: Note; place: { course: string; lesson: string }; onSeek?: (second: number) => void; onChanged: () => void }) {
  const [isEdited, edit] = useState(false)
  // A change that was not saved survives a closed tab.
  const [text, setText, clear] = useLocalDraft(`note-edit:${note.id}`)
  const open = () => {
    if (text === '') setText(note.text)
    edit(true)
  }
  const close = () => {
    clear()
    edit(false)
  }
  const keep = useMutation(KeepNote, {
    onSuccess: () => {
      close()
      onChanged()
    },
  })
  const restore = () => {
    mutate(KeepNote, { id: note.id, ...place, second: note.second, text: note.text }).then(onChanged, (error: unknown) => showToast(errorMessage(error), { kind: 'error' }))
  }
  const remove = useMutation(DeleteNote, {
    onSuccess: () => {
      onChanged()
      showToast('Note deleted.', { action: { label: 'Undo', run: restore } })
    },
  })
  return (
    <li className="grid gap-1 border-l-2 border-line pl-3 text-sm">
      <p className="flex flex-wrap items-center gap-2 text-text-muted">
        {onSeek !== undefined && (
          <button type="button" className="link tabular" aria-label={`Go to ${timeText(note.second)}`} onClick={() => onSeek(note.second)}>
            {timeText(note.second)}
          </button>
        )}
        <Button variant="ghost" small onClick={isEdited ? close : open}>
          {isEdited ? 'Cancel' : 'Edit'}
        </Button>
        <Button variant="ghost" small busy={remove.isPending} onClick={() => remove.mutate({ id: note.id })}>
          Delete
        </Button>
      </p>
      {isEdited ? (
        <div className="grid justify-items-start gap-2">
          <div className="w-full">
            <Field label="Note" error={keep.error?.message}>
              {(control) => <TextArea {...control} rows={2} maxLength={4_000} value={text} onChange={(event) => setText(event.target.value)} />}
            </Field>
          </div>
          <Button small variant="primary" busy={keep.isPending} disabledBecause={text.trim() === '' ? 'Write a note' : null} onClick={() => keep.mutate({ id: note.id, ...place, second: note.second, text })}>
            Save
          </Button>
        </div>
      ) : (
        <p className="whitespace-pre-wrap wrap-anywhere">{note.text}</p>
      )}
      <ErrorMessage message={remove.error?.message} />
    </li>
  )
}

function NoteForm({ place, secondNow, onSaved }: { place: { course: string; lesson: string }; secondNow?: () => number; onSaved: () => void }) {
  const [text, setText, clear] = useLocalDraft(`note:${place.course}/${place.lesson}`)
  // Every retry uses the same id, so that a note whose response was lost is not saved twice.
  const [id, setId] = useState(() => crypto.randomUUID())
  // The note belongs to the second at which its first word was typed.
  const [second, setSecond] = useState<number | null>(null)
  const keep = useMutation(KeepNote, {
    onSuccess: () => {
      clear()
      setId(crypto.randomUUID())
      setSecond(null)
      onSaved()
    },
  })
  const type = (typed: string) => {
    if (second === null && typed !== '') setSecond(secondNow?.() ?? 0)
    setText(typed)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== '') keep.mutate({ id, ...place, second: second ?? 0, text })
  }
  return (
    <form className="grid justify-items-start gap-2" onSubmit={send}>
      <div className="w-full">
        <Field label={secondNow !== undefined && second !== null ? `Note at ${timeText(second)}` : 'New note'} error={keep.error?.message}>
          {(control) => <TextArea {...control} data-note rows={2} maxLength={4_000} value={text} onChange={(event) => type(event.target.value)} />}
        </Field>
      </div>
      <Button type="submit" small busy={keep.isPending} disabledBecause={text.trim() === '' ? 'Write a note' : null}>
        Save note
      </Button>
    </form>
  )
}
