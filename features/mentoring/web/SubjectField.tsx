import { useEffect, useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { KIND_LABELS, type SubjectKind } from '../rules/assignment.ts'

const AssignablesQuery = graphql(`query Assignables($kind: AssignmentKind!, $q: String!) { assignables(kind: $kind, q: $q) { id title } }`)
const PAUSE_MS = 250

export interface Subject {
  id: string
  title: string
}

interface Props {
  kind: SubjectKind
  subject: Subject | null
  error: string | null | undefined
  onChange: (subject: Subject | null) => void
}

/** Chooses a problem, lesson, course or blog by its title. */
export function SubjectField({ kind, subject, error, onChange }: Props) {
  const [typed, type] = useState('')
  const [q, search] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => search(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const { data } = useQuery(AssignablesQuery, subject === null && q !== '' ? { kind, q } : null)
  const label = KIND_LABELS[kind]
  if (subject !== null) {
    return (
      <div className="grid gap-1.5 text-sm">
        <p className="font-medium">{label}</p>
        <p className="flex flex-wrap items-center gap-2 wrap-anywhere">
          {subject.title}
          <Button small variant="ghost" onClick={() => onChange(null)}>
            Change
          </Button>
        </p>
      </div>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-2">
      <Field label={label} hint="Type part of the title." error={error}>
        {(control) => <TextInput {...control} autoComplete="off" value={typed} onChange={({ target }) => type(target.value)} />}
      </Field>
      <ul className="grid grid-cols-1 gap-1" aria-label="Found">
        {data?.assignables.map((one) => (
          <li key={one.id}>
            <Button small wide className="justify-start! text-start" onClick={() => onChange({ id: one.id, title: one.title })}>
              {one.title}
            </Button>
          </li>
        ))}
        {data?.assignables.length === 0 && <li className="text-sm text-text-muted">Nothing with “{q}” in its title.</li>}
      </ul>
    </div>
  )
}
