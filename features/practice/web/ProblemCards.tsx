import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { crossIcon } from '#platform/web/ui/icons.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Pager } from '#platform/web/ui/Pager.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { UnbrokenTitle } from '#platform/web/ui/UnbrokenTitle.tsx'
import { SearchInstead } from '#features/search/web/public.tsx'
import { PAGE_SIZES, PROBLEM_PAGE, PROBLEM_SORTS, type PageSize, type ProblemSort } from '../rules/find-problems.ts'
import { PRACTICE_PATH } from '../rules/paths.ts'
import type { ProblemStatus } from '../rules/practice-progress.ts'
import { cardId, listAddress, type ListState } from './list-address.ts'
import { rememberSize } from './remembered-size.ts'
import { useProgress } from './workspace/use-progress.ts'
import { ProblemMarks } from './ProblemMarks.tsx'

export const ProblemCardFields = graphql(`
  fragment ProblemCardFields on ProblemCard { slug title difficulty tags matchedAlias }
`)

type Card = ResultOf<typeof ProblemCardFields>

const SORT_LABELS: Record<ProblemSort, string> = { easiest: 'Easiest first', hardest: 'Hardest first', newest: 'Newest first', title: 'By title' }

/** The order of a search that has none chosen. */
const BEST_MATCH = 'best'

const STATUS_LABELS: Record<ProblemStatus, string> = { solved: 'Solved problems', tried: 'Tried problems', new: 'New problems' }

interface Props {
  state: ListState
  results: { items: readonly Card[]; total: number; page: number; pages: number }
}

/** A page of the list of problems. */
export function ProblemCards({ state, results: { items, total, page, pages } }: Props) {
  const navigate = useNavigate()
  const isSearch = state.q.trim() !== ''
  const progress = useProgress(items.map(({ slug }) => slug))
  const chooseSize = (size: PageSize) => {
    rememberSize(size)
    navigate(listAddress(state, { size }), { replace: true })
  }
  return (
    <div className="grid min-w-0 gap-5">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 id="problems" tabIndex={-1} className="text-2xl">
            Practice Problems
          </h1>
          <p className="tabular text-sm text-text-muted" role="status">
            {total === 1 ? '1 problem' : `${total} problems`}
            {pages > 1 && `, page ${page} of ${pages}`}
          </p>
        </div>
        <Select
          aria-label="Sort by"
          value={state.sort ?? (isSearch ? BEST_MATCH : 'easiest')}
          options={[...(isSearch ? [{ value: BEST_MATCH, label: 'Best match first' }] : []), ...Object.entries(SORT_LABELS).map(([value, label]) => ({ value, label }))]}
          onChange={(event) => navigate(listAddress(state, { sort: PROBLEM_SORTS.find((sort) => sort === event.target.value) ?? null }), { replace: true })}
        />
        <ActiveFilters state={state} />
      </header>
      {items.length === 0 ? (
        <EmptyState text="No problems found." action={<SearchInstead q={state.q} kind="problem"><ButtonLink to={PRACTICE_PATH}>Show all problems</ButtonLink></SearchInstead>} />
      ) : (
        <ul className="grid gap-3">
          {items.map((problem) => (
            <ProblemRow key={problem.slug} problem={problem} isSolved={progress.get(problem.slug)} isChosen={problem.slug === state.problem} to={`${listAddress(state, { page, problem: problem.slug })}#details`} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center justify-center gap-x-6 gap-y-3 empty:hidden">
        <Pager page={page} pages={pages} href={(number) => listAddress(state, { page: number })} label="Problem pages" />
        {total > PROBLEM_PAGE && (
          <Select
            aria-label="Problems on a page"
            value={String(state.size)}
            options={PAGE_SIZES.map((size) => ({ value: String(size), label: `${size} a page` }))}
            onChange={(event) => chooseSize(PAGE_SIZES.find((size) => String(size) === event.target.value) ?? PROBLEM_PAGE)}
          />
        )}
      </div>
    </div>
  )
}

/** The active filters, each with a link that removes it, because the chips of the tags may be scrolled out of view. */
function ActiveFilters({ state }: { state: ListState }) {
  const { difficulty, status, tags } = state
  const all: [name: string, to: string][] = tags.map((tag) => [tag, listAddress(state, { tags: tags.filter((one) => one !== tag) })])
  if (difficulty !== null) all.unshift([difficulty, listAddress(state, { difficulty: null })])
  if (status !== null) all.unshift([STATUS_LABELS[status], listAddress(state, { status: null })])
  if (all.length === 0) return null
  return (
    <div className="flex w-full flex-wrap items-center gap-2">
      <ul aria-label="Active filters" className="contents">
        {all.map(([name, to]) => (
          <li key={name} className="min-w-0">
            <a href={to} className="chip max-w-full" aria-label={`Remove ${name}`}>
              <span className="truncate">{name}</span>
              <Icon of={crossIcon} small />
            </a>
          </li>
        ))}
      </ul>
      <a href={listAddress(state, { q: '', difficulty: null, status: null, tags: [] })} className="link text-sm">
        Clear filters
      </a>
    </div>
  )
}

interface RowProps {
  problem: Card
  /** Undefined if the viewer has not tried it. */
  isSolved: boolean | undefined
  isChosen: boolean
  to: string
}

function ProblemRow({ problem: { slug, title, difficulty, tags, matchedAlias }, isSolved, isChosen, to }: RowProps) {
  return (
    <li className="relative grid gap-2 rounded-card border border-line bg-surface p-4 transition-[border-color] hover:border-border-strong has-aria-[current]:border-accent has-aria-[current]:bg-accent-subtle">
      <div className="flex items-center justify-between gap-3">
        <a id={cardId(slug)} href={to} className="font-medium wrap-anywhere after:absolute after:inset-0" aria-current={isChosen ? 'true' : undefined}>
          <UnbrokenTitle title={title} />
        </a>
        <ProblemMarks difficulty={difficulty} isSolved={isSolved} />
      </div>
      {matchedAlias !== null && <p className="text-sm text-text-muted">Also known as {matchedAlias}</p>}
      <p className="flex flex-wrap gap-x-3 text-sm text-text-muted">
        {tags.map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </p>
    </li>
  )
}
