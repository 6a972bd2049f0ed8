import { graphql } from '#platform/web/graphql/graphql.ts'
import { useComparedDraft } from '#platform/web/autosave/use-compared-draft.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { ComparedTextForm } from '#platform/web/ui/ComparedTextForm.tsx'
import { NOTE_LENGTH } from '../rules/code-review.ts'
import { readAgain } from './review-queries.ts'

const SaveNote = graphql(`mutation SaveCodeReviewNote($id: ID!, $text: String!, $before: String) { saveCodeReviewNote(id: $id, text: $text, before: $before) }`)

/** A note that only its mentor sees. A text that is not saved stays on the device. */
export function PrivateNote({ id, note }: { id: string; note: string }) {
  const draft = useComparedDraft(`code-review-note.${id}`, note)
  const { text, before } = draft
  const save = useMutation(SaveNote, {
    onSuccess: async (_data, { text: sent }, cache) => {
      await readAgain(cache)
      draft.settle(sent)
    },
    onError: ({ code }, _variables, cache) => void (code === 'OUTDATED_EDIT' && readAgain(cache)),
  })
  return (
    <div className="max-w-[46rem]">
      <ComparedTextForm draft={draft} saving={save} label="Your private note" hint="Only you can see it." rows={2} limit={NOTE_LENGTH} save="Save note" onSave={() => save.mutate({ id, text, before })} />
    </div>
  )
}
