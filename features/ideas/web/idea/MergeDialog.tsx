import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { ideaPath } from '../../rules/paths.ts'
import { IdeaStatusBadge } from '../IdeaStatusBadge.tsx'
import { useSimilarIdeas } from '../SimilarIdeas.tsx'
import { readAgain } from '../team-mutations.ts'
import type { IdeaData } from './idea-query.ts'

const MergeIdeas = graphql(`mutation MergeIdeas($id: ID!, $into: ID!) { mergeIdeas(id: $id, into: $into) }`)

/** Merges an idea into another one (requirement I-6). */
export function MergeDialog({ idea: { id, title }, onClose }: { idea: IdeaData; onClose: () => void }) {
  const navigate = useNavigate()
  const [words, setWords] = useState(title)
  const [chosen, choose] = useState<string | null>(null)
  const similar = useSimilarIdeas(words, { anyWord: true }).filter((one) => one.id !== id)
  // Other words can take the chosen idea off the list.
  const into = similar.find((one) => one.id === chosen)?.id ?? null
  const { mutate, isPending, error } = useMutation(MergeIdeas, { onSuccess: (_data, _variables, cache) => readAgain(cache) })
  const merge = (event: FormEvent) => {
    event.preventDefault()
    if (into !== null) mutate({ id, into }, { onSuccess: () => navigate(ideaPath(into)) })
  }
  return (
    <Dialog open title="Merge into another idea" onClose={onClose}>
      <form className="grid gap-4" onSubmit={merge}>
        <p className="text-sm text-text-muted">The other idea gets the votes, members, tasks, decisions and comments of “{title}”. This can’t be undone. The author will be notified.</p>
        <Field label="Find the other idea" hint="Words from its title.">
          {(control) => <TextInput {...control} value={words} onChange={({ target }) => setWords(target.value)} />}
        </Field>
        <fieldset className="grid gap-2 text-sm">
          <legend className="mb-1.5 font-medium">Merge into</legend>
          {similar.length === 0 && <p className="text-text-muted">No matching ideas.</p>}
          {similar.map((one) => (
            <label key={one.id} className="flex min-h-8 items-center gap-2">
              <input type="radio" name="into" value={one.id} checked={into === one.id} onChange={() => choose(one.id)} />
              <span className="min-w-0 wrap-anywhere">{one.title}</span>
              <IdeaStatusBadge status={one.status} />
            </label>
          ))}
        </fieldset>
        <ErrorMessage message={error?.message} />
        <div className="dialog-buttons">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="danger" busy={isPending} disabledBecause={into === null ? 'Choose an idea' : null}>
            Merge
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
