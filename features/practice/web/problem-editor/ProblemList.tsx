import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { MAX_BULK } from '../../rules/bulk-edit.ts'
import { problemStates } from '../../rules/problem-states.ts'
import { NewProblem } from './NewProblem.tsx'
import { BulkActions } from './BulkActions.tsx'

const EditableProblems = graphql(`
  query EditableProblems($find: String, $state: String) { editableProblems(find: $find, state: $state) { slug title state isPublished wasPublished isInReview reviewComment authorName tags difficulty } }
`)

export type EditableProblem = ResultOf<typeof EditableProblems>['editableProblems'][number]

const FILTERS = [
  { value: '', label: 'All problems' },
  { value: 'published', label: 'Published' },
  { value: 'unpublished', label: 'Not published' },
  { value: 'draft', label: 'Drafts' },
  { value: 'review', label: 'In review' },
  { value: 'failed', label: 'Checks failed' },
]

/** All problems with a search, a filter, and changes to several of them at once. */
export function ProblemList({ path, search }: { path: string; search: URLSearchParams }) {
  const navigate = useNavigate()
  const [find, state] = [search.get('q'), search.get('category')]
  const { data, error, isLoadingError, refetch } = useQuery(EditableProblems, { find, state })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const setFilter = (value: string) => {
    const next = new URLSearchParams(search)
    if (value === '') next.delete('category')
    else next.set('category', value)
    navigate(`${path}?${next}`, { replace: true })
  }
  const choose = (slug: string, isChosen: boolean) => setChosen(new Set(isChosen ? [...chosen, slug] : [...chosen].filter((one) => one !== slug)))
  const problems = data?.editableProblems
  const selected = problems?.filter(({ slug }) => chosen.has(slug)) ?? []
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox label="Search problems" placeholder="Title, slug or tag..." path={path} search={search} />
        <Select aria-label="Filter problems" className="min-w-40" value={state ?? ''} options={FILTERS} onChange={(event) => setFilter(event.target.value)} />
        <NewProblem editPath={(slug) => `${path}?show=${slug}`} />
      </div>
      {isLoadingError ? (
        <ErrorState text="Couldn’t load problems" hint={error.message} onRetry={refetch} />
      ) : problems === undefined ? (
        <Skeleton className="h-40" />
      ) : problems.length === 0 ? (
        <EmptyState text="No problems found" hint="Try another word or filter." />
      ) : (
        <>
          <BulkActions
            selected={selected}
            onSelectAll={() => setChosen(new Set(problems.filter(({ wasPublished }) => wasPublished).slice(0, MAX_BULK).map(({ slug }) => slug)))}
            onClear={() => setChosen(new Set())}
            onChange={() => {
              setChosen(new Set())
              refetch()
            }}
          />
          <ul className="grid gap-2">
            {problems.map((problem) => (
              <ProblemRow key={problem.slug} problem={problem} path={path} isChosen={chosen.has(problem.slug)} onChoose={(isChosen) => choose(problem.slug, isChosen)} />
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function ProblemRow({ problem, path, isChosen, onChoose }: { problem: EditableProblem; path: string; isChosen: boolean; onChoose: (isChosen: boolean) => void }) {
  const { slug, title, wasPublished, authorName, tags } = problem
  return (
    <li className="flex items-center gap-2 rounded-control border border-line bg-surface px-3 text-sm hover:border-border-strong">
      {wasPublished && <Checkbox label={<span className="sr-only">Select {title}</span>} checked={isChosen} onChange={(event) => onChoose(event.target.checked)} />}
      <div className="relative flex min-h-11 min-w-0 flex-1 flex-wrap items-center gap-2 py-2">
        <a className="font-medium wrap-anywhere after:absolute after:inset-0" href={`${path}?show=${slug}`}>
          {title}
        </a>
        <span className="wrap-anywhere text-text-muted">{[...(authorName === null ? [] : [`by ${authorName}`]), ...tags].join(', ')}</span>
        <span className="ml-auto flex gap-2">
          {problemStates(problem).map(({ label, tone }) => (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ))}
        </span>
      </div>
    </li>
  )
}
