import { useState } from 'react'
import { cleanText } from '#platform/rules/text.ts'
import { useComparedDraft } from '#platform/web/autosave/use-compared-draft.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ComparedTextForm } from '#platform/web/ui/ComparedTextForm.tsx'
import { PROBLEM_NOTE_LENGTH } from '../../rules/solution-limits.ts'

const NoteQuery = graphql(`query ProblemNote($problem: String!) { problemNote(problem: $problem) { text revision } }`)
const SaveNote = graphql(`mutation SaveProblemNote($problem: String!, $text: String!, $revision: Int!) { saveProblemNote(problem: $problem, text: $text, revision: $revision) }`)

/** A member's private note on a problem. */
export function ProblemNote({ slug }: { slug: string }) {
  const owner = useSession()?.user.id ?? null
  const { data } = useQuery(NoteQuery, owner === null ? null : { problem: slug })
  if (owner === null || data === undefined) return null
  return <NoteForm key={`${owner} ${slug}`} owner={owner} slug={slug} saved={data.problemNote} />
}

interface Props {
  owner: string
  slug: string
  saved: ResultOf<typeof NoteQuery>['problemNote']
}

function NoteForm({ owner, slug, saved: { text: saved, revision } }: Props) {
  const draft = useComparedDraft(`problem-note.${owner}.${slug}`, saved)
  const { text, isChanged } = draft
  // An own text that is deleted while it is typed does not close the form.
  const [wasChanged, setWasChanged] = useState(false)
  if (isChanged && !wasChanged) setWasChanged(true)
  const save = useMutation(SaveNote, {
    onSuccess: async ({ saveProblemNote }, { problem, text: sent }, cache) => {
      await cache.updateQuery(NoteQuery, { problem }, () => ({ problemNote: { text: cleanText(sent), revision: saveProblemNote } }))
      draft.settle(sent)
    },
    onError: ({ code }, _variables, cache) => void (code === 'OUTDATED_EDIT' && cache.invalidateQueries(NoteQuery)),
  })
  return (
    <details open={saved !== '' || wasChanged} className="mt-6 border-t border-line pt-3">
      <summary className="min-h-9 cursor-pointer py-2 text-sm font-medium pointer-coarse:min-h-11">My notes</summary>
      <div className="mt-2">
        <ComparedTextForm draft={draft} saving={save} label="Note" hint="Only you can see it." rows={4} limit={PROBLEM_NOTE_LENGTH} save="Save note" onSave={() => save.mutate({ problem: slug, text, revision })}>
          <span role="status" className="self-center text-xs text-text-muted">
            {isChanged && !save.isPending && 'Not saved yet. Kept on this device.'}
          </span>
        </ComparedTextForm>
      </div>
    </details>
  )
}
