import { DragHandle } from '#platform/web/ui/DragHandle.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { arrowDownIcon, arrowUpIcon, crossIcon } from '#platform/web/ui/icons.ts'
import { useDragOrder } from '#platform/web/ui/use-drag-order.ts'
import { placeOfDrop } from '../../rules/list-order.ts'
import { problemPath } from '../../rules/paths.ts'
import { ProblemMarks } from '../ProblemMarks.tsx'
import { AddProblem } from './AddProblem.tsx'
import type { ProblemListState } from './use-problem-list.ts'

/** The problems of a list in their order, to solve, move and take off, and a search for more. */
export function ListProblems({ list }: { list: ProblemListState }) {
  const { name, problems, part, move, step, takeOff } = list
  const placeOf = (key: string) => problems.findIndex(({ slug }) => slug === key)
  const drag = useDragOrder<'problem'>(({ key }, target) => {
    const from = placeOf(key)
    const at = placeOf(target.key)
    if (from !== -1 && at !== -1) move(from, placeOfDrop(from, { at, side: target.side }))
  })
  const isOrdering = part === 'order' && problems.length > 1
  return (
    <>
      {part === 'search' && <AddProblem list={list} />}
      {problems.length === 0 && <p className="text-sm text-text-muted">This list is empty. Search for a problem above, or choose “Add to a list” on the page of a problem.</p>}
      <ol aria-label={`Problems in ${name}`} className="rounded-card border border-line bg-surface empty:hidden">
        {problems.map(({ slug, title, difficulty, isSolved }, at) => (
          <li key={slug} className="relative flex min-h-12 items-center gap-3 border-line px-4 py-2 not-first:border-t first:rounded-t-card last:rounded-b-card hover:bg-sunken" {...drag.zone({ kind: 'problem', key: slug })}>
            {problems.length > 1 && (
              <span className="relative z-1 -ml-3 -mr-2 flex-none pointer-coarse:hidden">
                <DragHandle {...drag.handle({ kind: 'problem', key: slug })} />
              </span>
            )}
            <div className="flex min-w-0 flex-1 gap-x-3 gap-y-1 max-md:flex-col md:items-center md:justify-between">
              <a className="card-link min-w-0 font-medium wrap-anywhere" href={problemPath(slug)}>
                {title}
              </a>
              <span className="flex-none self-start md:self-auto">
                <ProblemMarks difficulty={difficulty} isSolved={isSolved || undefined} />
              </span>
            </div>
            <span className="relative z-1 flex flex-none">
              {isOrdering ? (
                <>
                  <IconButton small icon={arrowUpIcon} label={`Move ${title} up`} data-move={`${slug}/-1`} disabled={at === 0} onClick={() => step(at, -1)} />
                  <IconButton small icon={arrowDownIcon} label={`Move ${title} down`} data-move={`${slug}/1`} disabled={at === problems.length - 1} onClick={() => step(at, 1)} />
                </>
              ) : (
                <IconButton small icon={crossIcon} label={`Remove ${title} from ${name}`} data-take={slug} onClick={() => takeOff(slug)} />
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
