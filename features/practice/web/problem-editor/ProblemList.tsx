import { useState } from 'react'
import { counted } from '#platform/rules/counted.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Pager } from '#platform/web/ui/Pager.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { MAX_BULK } from '../../rules/bulk-edit.ts'
import { DEFAULT_SORT, readSort } from '../../rules/managed-problems.ts'
import { BulkActions } from './BulkActions.tsx'
import { NewProblem } from './NewProblem.tsx'
import { listHref, ProblemListFilters } from './ProblemListFilters.tsx'
import { ProblemRows, ProblemTable } from './ProblemTable.tsx'

const EditableProblems = graphql(`
  query EditableProblems($find: String, $state: String, $difficulty: String, $category: String, $sort: String, $page: Int) {
    editableProblems(find: $find, state: $state, difficulty: $difficulty, category: $category, sort: $sort, page: $page) {
      items { slug title state isPublished wasPublished isInReview reviewComment authorName tags difficulty category solvers attempts accepted changedAt }
      total
      pages
    }
  }
`)

export type EditableProblem = ResultOf<typeof EditableProblems>['editableProblems']['items'][number]

/** All problems with a search, filters and orders, and changes to several of them at once (requirement G-38). */
export function ProblemList({ path, search }: { path: string; search: URLSearchParams }) {
  const given = (name: string) => search.get(name)
  const page = Math.max(1, Math.trunc(Number(given('page'))) || 1)
  // The last save of a draft may end after its list is shown.
  const { data, error, isLoadingError, refetch } = useQuery(EditableProblems, { find: given('q'), state: given('category'), difficulty: given('difficulty'), category: given('kind'), sort: given('sort'), page }, { meta: { followsMutations: true } })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (slug: string, isChosen: boolean) => setChosen(new Set(isChosen ? [...chosen, slug] : [...chosen].filter((one) => one !== slug)))
  const hasFilters = ['q', 'category', 'difficulty', 'kind'].some((name) => (given(name) ?? '') !== '')
  const list = data?.editableProblems
  const rows = list && {
    problems: list.items,
    path,
    order: readSort(given('sort') ?? DEFAULT_SORT),
    sortHref: (sort: string) => listHref(path, search, 'sort', sort),
    isChosen: (slug: string) => chosen.has(slug),
    onChoose: choose,
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <ProblemListFilters path={path} search={search} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        {rows !== undefined && rows.problems.length > 0 && (
          <BulkActions
            slugs={[...chosen]}
            onSelectAll={() => setChosen(new Set([...chosen, ...rows.problems.filter(({ wasPublished }) => wasPublished).map(({ slug }) => slug)].slice(0, MAX_BULK)))}
            onClear={() => setChosen(new Set())}
            onChange={() => {
              setChosen(new Set())
              refetch()
            }}
          />
        )}
        <div className="ml-auto flex items-center gap-4">
          {list !== undefined && <span className="tabular text-sm text-text-muted">{counted(list.total, 'problem', 'problems')}</span>}
          <NewProblem editPath={(slug) => `${path}?show=${slug}`} />
        </div>
      </div>
      {isLoadingError ? (
        <ErrorState text="Couldn’t load problems" hint={error.message} onRetry={refetch} />
      ) : rows === undefined ? (
        <Skeleton className="h-40" />
      ) : rows.problems.length === 0 ? (
        <EmptyState text="No problems found" hint="Try another word or filter." action={hasFilters && <ButtonLink to={listHref(path, new URLSearchParams(), 'sort', given('sort') ?? '')}>Clear filters</ButtonLink>} />
      ) : (
        <>
          <div className="min-w-0 max-xl:hidden">
            <ProblemTable {...rows} />
          </div>
          <div className="min-w-0 xl:hidden">
            <ProblemRows {...rows} />
          </div>
          <Pager page={Math.min(page, list!.pages)} pages={list!.pages} href={(number) => listHref(path, search, 'page', number === 1 ? '' : String(number))} />
        </>
      )}
    </div>
  )
}
