import { useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { PROBLEM_NOTE_LENGTH } from '../../rules/solution-limits.ts'

const NoteQuery = graphql(`query ProblemNote($problem: String!) { problemNote(problem: $problem) }`)
const SaveNote = graphql(`mutation SaveProblemNote($problem: String!, $text: String!) { saveProblemNote(problem: $problem, text: $text) }`)

/** A member's private note on a problem. */
export function ProblemNote({ slug }: { slug: string }) {
  const session = useSession()
  const { data } = useQuery(NoteQuery, session === null ? null : { problem: slug })
  const [text, setText] = useState<string | null>(null)
  const save = useMutation(SaveNote, {
    onSuccess: (_data, { problem, text }, cache) => {
      void cache.updateQuery(NoteQuery, { problem }, () => ({ problemNote: text }))
      setText(null)
    },
  })
  if (data === undefined) return null
  const saved = data.problemNote
  return (
    <details open={saved !== ''} className="mt-6 border-t border-line pt-3">
      <summary className="min-h-9 cursor-pointer py-2 text-sm font-medium pointer-coarse:min-h-11">My notes</summary>
      <div className="mt-2 grid grid-cols-1 gap-2">
        <Field label="Note" hint="Only you can see it.">
          {(control) => <TextArea {...control} rows={4} maxLength={PROBLEM_NOTE_LENGTH} value={text ?? saved} onChange={({ target }) => setText(target.value)} />}
        </Field>
        <ErrorMessage message={save.error?.message} />
        <p>
          <Button small busy={save.isPending} disabledBecause={text === null || text === saved ? 'Nothing changed.' : null} onClick={() => text !== null && save.mutate({ problem: slug, text })}>
            Save note
          </Button>
        </p>
      </div>
    </details>
  )
}
