import { useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ComboboxField } from '#platform/web/ui/ComboboxField.tsx'
import { usePaused } from '#platform/web/use-paused.ts'
import { KIND_LABELS, type SubjectKind } from '../rules/assignment.ts'

const AssignablesQuery = graphql(`query Assignables($kind: AssignmentKind!, $q: String!) { assignables(kind: $kind, q: $q) { id title course } }`)

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
  const q = usePaused(typed)
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
    <ComboboxField
      label={label}
      hint="Type part of the title, then choose."
      error={error}
      value={typed}
      options={q === '' ? undefined : data?.assignables.map(({ id, title, course }) => ({ id, label: title, ...(course !== null && { detail: course }) }))}
      onType={type}
      onChoose={({ id, label: title }) => onChange({ id, title })}
    />
  )
}
