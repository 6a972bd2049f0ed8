import { useEffect, useRef } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { hasLocalDraft, useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { NOTE_LENGTH } from '../rules/code-review.ts'
import { readAgain } from './review-queries.ts'

const SaveNote = graphql(`mutation SaveCodeReviewNote($id: ID!, $text: String!) { saveCodeReviewNote(id: $id, text: $text) }`)

/** A note that only its mentor sees. A text that is not saved stays on the device. */
export function PrivateNote({ id, note }: { id: string; note: string }) {
  const draft = `code-review-note.${id}`
  const [text, setText, forget] = useLocalDraft(draft, note)
  const shownNote = useRef(note)
  const { mutate, isPending, error } = useMutation(SaveNote, {
    onSuccess: async (_data, { text: sent }, cache) => {
      await readAgain(cache)
      // What was typed meanwhile stays.
      if (text !== sent) return
      forget()
      setText(sent.trim())
    },
  })
  useEffect(() => {
    const before = shownNote.current
    shownNote.current = note
    // The note was changed in another window or on another device.
    if (text === before && !hasLocalDraft(draft)) setText(note)
  }, [draft, note, text, setText])
  return (
    <div className="grid max-w-[46rem] gap-2">
      <Field label="Your private note" hint="Only you can see it." error={error?.fields['text'] ?? error?.message}>
        {(control) => <TextArea {...control} rows={2} maxLength={NOTE_LENGTH} value={text} onChange={({ target }) => setText(target.value)} />}
      </Field>
      <Button small className="justify-self-start" busy={isPending} disabledBecause={text.trim() === note ? 'Nothing to save' : null} onClick={() => mutate({ id, text })}>
        Save note
      </Button>
    </div>
  )
}
