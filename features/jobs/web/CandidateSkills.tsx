import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { SKILL_LENGTH } from '../rules/jobs.ts'
import { proofsText } from '../rules/snapshot.ts'
import { CandidateQuery, type CandidateData } from './viewer-jobs.ts'

const AddSkill = graphql(`
  mutation AddCandidateSkill($label: String!) { addToStack(label: $label) }
`)
const RemoveSkill = graphql(`
  mutation RemoveCandidateSkill($label: String!) { removeFromStack(label: $label) }
`)

/** The skills of the candidate: the tech stack of their profile, which can be changed here too. */
export function CandidateSkills({ skills }: { skills: CandidateData['skills'] }) {
  const [typed, setTyped] = useState('')
  const add = useMutation(AddSkill, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(CandidateQuery) })
  const remove = useMutation(RemoveSkill, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(CandidateQuery) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const label = typed.trim()
    if (label !== '') add.mutate({ label }, { onSuccess: () => setTyped('') })
  }
  return (
    <div className="grid gap-3 text-sm">
      <span className="font-medium">Skills</span>
      {skills.length > 0 && (
        <ul className="flex flex-wrap gap-x-3 gap-y-2" aria-label="Your skills">
          {skills.map(({ label, evidence }) => (
            <li key={label}>
              <Chip label={label} onRemove={() => remove.mutate({ label })} />
              {evidence > 0 && <span className="tabular ml-1.5 text-success">{proofsText(evidence)}</span>}
            </li>
          ))}
        </ul>
      )}
      <form className="flex max-w-md items-end gap-2" onSubmit={submit}>
        <div className="flex-1">
          <Field label="Add a skill" error={add.error?.message ?? remove.error?.message}>
            {(control) => <TextInput {...control} value={typed} maxLength={SKILL_LENGTH} autoComplete="off" placeholder="Python" onChange={({ target }) => setTyped(target.value)} />}
          </Field>
        </div>
        <Button type="submit" busy={add.isPending}>
          Add
        </Button>
      </form>
    </div>
  )
}
