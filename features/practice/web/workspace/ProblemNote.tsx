import { useEffect, useEffectEvent, useState } from 'react'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { RestoredNote } from '#platform/web/ui/RestoredNote.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { PROBLEM_NOTE_LENGTH } from '../../rules/solution-limits.ts'

const NoteQuery = graphql(`query ProblemNote($problem: String!) { problemNote(problem: $problem) { text revision } }`)
const SaveNote = graphql(`mutation SaveProblemNote($problem: String!, $text: String!, $revision: Int!) { saveProblemNote(problem: $problem, text: $text, revision: $revision) }`)

/** A member's private note on a problem. */
export function ProblemNote({ slug }: { slug: string }) {
  const owner = useSession()?.user.id ?? null
  const { data } = useQuery(NoteQuery, owner === null ? null : { problem: slug })
  // A number that changes when the note was changed elsewhere: the form opens again on the new version, with the text of this window on top.
  const [conflicts, setConflicts] = useState(0)
  if (owner === null || data === undefined) return null
  return <NoteForm key={`${owner} ${slug} ${conflicts}`} owner={owner} slug={slug} saved={data.problemNote} isConflict={conflicts > 0} onConflict={() => setConflicts(conflicts + 1)} />
}

interface Props {
  owner: string
  slug: string
  saved: ResultOf<typeof NoteQuery>['problemNote']
  isConflict: boolean
  onConflict: () => void
}

/** The note as a form with a Save button. What is not saved is kept on the device. */
function NoteForm({ owner, slug, saved, isConflict, onConflict }: Props) {
  const { revision } = saved
  const [first] = useState({ value: { text: saved.text }, revision })
  const { current, isUnsaved, restoredFrom, newerVersion, show, settle, discard } = useFormDraft(`problem-note/${owner}/${slug}`, first)
  const save = useMutation(SaveNote, {
    onSuccess: ({ saveProblemNote }, { problem, text }, cache) => {
      settle({ value: { text }, revision: saveProblemNote })
      return cache.updateQuery(NoteQuery, { problem }, () => ({ problemNote: { text, revision: saveProblemNote } }))
    },
    onError: ({ code }, _variables, cache) => {
      if (code === 'OUTDATED_EDIT') void cache.invalidateQueries(NoteQuery).then(onConflict)
    },
  })
  // Another window saved the note, and nothing is being written here.
  const follow = useEffectEvent(() => {
    if (current === null || isUnsaved || revision <= current.revision) return
    const next = { value: { text: saved.text }, revision }
    show(next)
    settle(next)
  })
  useEffect(() => {
    follow()
  }, [revision])

  const text = current?.value.text ?? saved.text
  const change = (next: string) => current !== null && show({ value: { text: next }, revision: current.revision })
  return (
    <details open={saved.text !== '' || restoredFrom !== null || isConflict} className="mt-6 border-t border-line pt-3">
      <summary className="min-h-9 cursor-pointer py-2 text-sm font-medium pointer-coarse:min-h-11">My notes</summary>
      <form
        className="mt-2 grid grid-cols-1 gap-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (current !== null) save.mutate({ problem: slug, text, revision: current.revision })
        }}
      >
        <RestoredNote from={restoredFrom} newerVersion={newerVersion} onDiscard={discard} />
        {newerVersion === 'conflict' && (
          <div className="rounded-control bg-warning-subtle px-3 py-2 text-sm">
            <p className="font-medium">{saved.text === '' ? 'The note was deleted elsewhere.' : 'The note that was saved elsewhere:'}</p>
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">{saved.text}</p>
          </div>
        )}
        <Field label="Note" hint="Only you can see it." error={save.error?.fields['text']} count={{ used: text.length, limit: PROBLEM_NOTE_LENGTH }}>
          {(control) => <TextArea {...control} rows={4} readOnly={current === null} value={text} onChange={({ target }) => change(target.value)} />}
        </Field>
        <ErrorMessage message={save.error?.fields['text'] === undefined ? save.error?.message : undefined} />
        <p className="flex flex-wrap items-center gap-3">
          <Button type="submit" small busy={save.isPending} disabledBecause={isUnsaved ? null : 'Nothing changed.'}>
            Save note
          </Button>
          <span role="status" className="text-xs text-text-muted">
            {isUnsaved && !save.isPending && 'Not saved yet. Kept on this device.'}
          </span>
        </p>
      </form>
    </details>
  )
}
