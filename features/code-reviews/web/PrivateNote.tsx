import { graphql } from '#platform/web/graphql/graphql.ts'
import { useComparedDraft } from '#platform/web/autosave/use-compared-draft.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { SavedElsewhere } from '#platform/web/ui/SavedElsewhere.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { NOTE_LENGTH } from '../rules/code-review.ts'
import { readAgain } from './review-queries.ts'

const SaveNote = graphql(`mutation SaveCodeReviewNote($id: ID!, $text: String!, $before: String) { saveCodeReviewNote(id: $id, text: $text, before: $before) }`)

/** A note that only its mentor sees. A text that is not saved stays on the device. */
export function PrivateNote({ id, note }: { id: string; note: string }) {
  const { text, before, theirs, isChanged, write, discard, keep, settle } = useComparedDraft(`code-review-note.${id}`, note)
  const { mutate, isPending, error, reset } = useMutation(SaveNote, {
    onSuccess: async (_data, { text: sent }, cache) => {
      await readAgain(cache)
      settle(sent)
    },
    onError: ({ code }, _variables, cache) => void (code === 'OUTDATED_EDIT' && readAgain(cache)),
  })
  return (
    <div className="grid max-w-[46rem] gap-2">
      <Field label="Your private note" hint="Only you can see it." error={theirs === null && isChanged ? (error?.fields['text'] ?? error?.message) : undefined}>
        {(control) => <TextArea {...control} rows={2} maxLength={NOTE_LENGTH} value={text} onChange={({ target }) => write(target.value)} />}
      </Field>
      <SavedElsewhere
        theirs={isPending ? null : theirs}
        onUse={() => {
          reset()
          discard()
        }}
        onKeep={() => {
          reset()
          keep()
        }}
      />
      <Button small className="justify-self-start" busy={isPending} disabledBecause={theirs !== null ? 'Choose one of the texts first' : isChanged ? null : 'Nothing to save'} onClick={() => mutate({ id, text, before })}>
        Save note
      </Button>
    </div>
  )
}
