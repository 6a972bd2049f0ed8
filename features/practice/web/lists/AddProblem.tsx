import { useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { ComboboxField } from '#platform/web/ui/ComboboxField.tsx'
import { usePaused } from '#platform/web/use-paused.ts'
import type { ProblemListState } from './use-problem-list.ts'

const ProblemsToList = graphql(`query ProblemsToList($q: String!) { problems(q: $q, size: 25) { items { slug title difficulty } } }`)
const SHOWN = 8

/** Finds problems by title or topic and adds the chosen one to a list. */
export function AddProblem({ list: { problems, status, add, say } }: { list: ProblemListState }) {
  const [typed, type] = useState('')
  const q = usePaused(typed)
  const { data } = useQuery(ProblemsToList, q === '' ? null : { q })
  const listed = new Set(problems.map(({ slug }) => slug))
  const found = typed.trim() === '' || q === '' ? undefined : data?.problems.items.slice(0, SHOWN)
  return (
    <div className="max-w-md">
      <ComboboxField
        label="Add a problem"
        hint={status.isOfSearch ? status.text : 'Type part of its title or topic, then choose.'}
        error={null}
        value={typed}
        options={found?.map(({ slug, title, difficulty }) => ({ id: slug, label: title, detail: listed.has(slug) ? 'In this list' : difficulty }))}
        onType={(text) => {
          type(text)
          if (text !== '') say('')
        }}
        onChoose={({ id, label }) => {
          add({ slug: id, title: label })
          type('')
        }}
      />
    </div>
  )
}
