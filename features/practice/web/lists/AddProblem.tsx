import { useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { ComboboxField } from '#platform/web/ui/ComboboxField.tsx'
import { usePaused } from '#platform/web/use-paused.ts'

const ProblemsToList = graphql(`query ProblemsToList($q: String!) { problems(q: $q, size: 25) { items { slug title difficulty } } }`)
const SHOWN = 8

interface Props {
  /** The slugs of the problems that are on the list already. */
  listed: readonly string[]
  onAdd: (slug: string) => void
}

/** Finds problems by title or topic and adds the chosen one to a list. */
export function AddProblem({ listed, onAdd }: Props) {
  const [typed, type] = useState('')
  const q = usePaused(typed)
  const { data } = useQuery(ProblemsToList, q === '' ? null : { q })
  const found = data?.problems.items.filter(({ slug }) => !listed.includes(slug)).slice(0, SHOWN)
  return (
    <div className="max-w-md">
      <ComboboxField
        label="Add a problem"
        hint="Type part of its title or topic, then choose."
        error={null}
        value={typed}
        options={q === '' ? undefined : found?.map(({ slug, title, difficulty }) => ({ id: slug, label: title, detail: difficulty }))}
        onType={type}
        onChoose={({ id }) => {
          onAdd(id)
          type('')
        }}
      />
    </div>
  )
}
