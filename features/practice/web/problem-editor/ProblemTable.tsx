import { Badge } from '#platform/web/ui/Badge.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { acceptedShareText, sortAfterChoice, sortText, type ManagedSort, type SortOrder } from '../../rules/managed-problems.ts'
import { problemStates } from '../../rules/problem-states.ts'
import { CATEGORY_LABELS } from '../../rules/category-labels.ts'
import type { EditableProblem } from './ProblemList.tsx'
import { shownTitle } from './shown-title.ts'

export interface ProblemRowsProps {
  problems: readonly EditableProblem[]
  path: string
  order: SortOrder
  /** The address of this list in another order. */
  sortHref: (sort: string) => string
  isChosen: (slug: string) => boolean
  onChoose: (slug: string, isChosen: boolean) => void
}

/** The problems of a page in a table whose columns sort, for wide screens. */
export function ProblemTable({ problems, ...props }: ProblemRowsProps) {
  return <Table isDense caption="List of problems" keyOf={({ slug }) => slug} rows={problems} columns={columnsFor(props)} />
}

function columnsFor({ path, order, sortHref, isChosen, onChoose }: Omit<ProblemRowsProps, 'problems'>) {
  const sort = (by: ManagedSort) => ({ href: sortHref(sortText(sortAfterChoice(order, by))), direction: order.by === by ? (order.isDescending ? ('descending' as const) : ('ascending' as const)) : null })
  return [
    {
      title: 'Problem',
      sort: sort('title'),
      cell: (problem: EditableProblem) => (
        <span className="flex items-center gap-2">
          <ChooseProblem problem={problem} isChosen={isChosen} onChoose={onChoose} />
          <span className="block min-w-56 py-1">
            <a className="font-medium wrap-break-word hover:underline" href={`${path}?show=${problem.slug}`}>
              {shownTitle(problem.title)}
            </a>
            <span className="block text-xs text-text-muted">{[categoryText(problem.category), sourceText(problem)].filter((text) => text !== '').join(' · ')}</span>
          </span>
        </span>
      ),
    },
    { title: 'State', sort: sort('state'), cell: (problem: EditableProblem) => <StateBadges problem={problem} /> },
    { title: 'Difficulty', sort: sort('difficulty'), cell: ({ difficulty }: EditableProblem) => difficulty },
    { title: 'Solvers', sort: sort('solvers'), numeric: true, cell: ({ solvers }: EditableProblem) => solvers },
    { title: 'Accepted', sort: sort('accepted'), numeric: true, cell: acceptedShareText },
    { title: 'Attempts', sort: sort('attempts'), numeric: true, cell: ({ attempts }: EditableProblem) => attempts },
    { title: 'Changed', sort: sort('changed'), cell: ({ changedAt }: EditableProblem) => <span className="whitespace-nowrap"><TimeAgo at={changedAt} /></span> },
  ]
}

/** The same as a list, for narrow screens. */
export function ProblemRows({ problems, path, isChosen, onChoose }: ProblemRowsProps) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {problems.map((problem) => (
        <li key={problem.slug} className="flex items-start gap-2 px-3 py-2 text-sm">
          <ChooseProblem problem={problem} isChosen={isChosen} onChoose={onChoose} />
          <div className="relative grid min-h-11 min-w-0 flex-1 content-center gap-1">
            <a className="font-medium wrap-anywhere after:absolute after:inset-0" href={`${path}?show=${problem.slug}`}>
              {shownTitle(problem.title)}
            </a>
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-text-muted">
              <StateBadges problem={problem} />
              <span>{[problem.difficulty, categoryText(problem.category)].filter((text) => text !== '').join(' · ')}</span>
              <span className="tabular">{figuresText(problem)}</span>
              <TimeAgo at={problem.changedAt} />
            </p>
            <p className="wrap-anywhere text-text-muted">{sourceText(problem)}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const categoryText = (category: string) => CATEGORY_LABELS[category as keyof typeof CATEGORY_LABELS] ?? ''
const sourceText = ({ authorName, tags }: EditableProblem) => [...(authorName === null ? [] : [`by ${authorName}`]), ...tags].join(', ')
const figuresText = (problem: EditableProblem) =>
  problem.attempts === 0 ? 'No attempts' : `${problem.solvers} solved · ${acceptedShareText(problem)} of ${problem.attempts === 1 ? '1 attempt' : `${problem.attempts} attempts`} accepted`

/** A problem that was never published has nothing that could be changed for several at once. */
function ChooseProblem({ problem: { slug, title, wasPublished }, isChosen, onChoose }: { problem: EditableProblem } & Pick<ProblemRowsProps, 'isChosen' | 'onChoose'>) {
  // Its title is below the others.
  if (!wasPublished) return <span className="w-7.5 flex-none" />
  return <Checkbox label={<span className="sr-only">Select {shownTitle(title)}</span>} checked={isChosen(slug)} onChange={(event) => onChoose(slug, event.target.checked)} />
}

function StateBadges({ problem }: { problem: EditableProblem }) {
  return (
    <span className="flex flex-wrap gap-1 *:whitespace-nowrap">
      {problemStates(problem).map(({ label, tone }) => (
        <Badge key={label} tone={tone}>
          {label}
        </Badge>
      ))}
    </span>
  )
}
