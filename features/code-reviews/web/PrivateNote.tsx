import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { NOTE_LENGTH } from '../rules/code-review.ts'
import { readAgain } from './review-queries.ts'

const SaveNote = graphql(`mutation SaveCodeReviewNote($id: ID!, $text: String!) { saveCodeReviewNote(id: $id, text: $text) }`)

/** A note that only its mentor sees. */
export function PrivateNote({ id, note }: { id: string; note: string }) {
  const [text, setText] = useLocalDraft(`code-review-note.${id}`, note)
  const { mutate, isPending, error } = useMutation(SaveNote, { onSuccess: (_data, _variables, cache) => readAgain(cache) })
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
