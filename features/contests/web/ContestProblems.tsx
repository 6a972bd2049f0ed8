import { counted } from '#platform/rules/counted.ts'
import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { checkIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { problemPath } from '#features/practice/rules/paths.ts'
import { clockText } from '../rules/contest.ts'
import { letterOf } from './contest-letters.ts'
import type { ContestProblemData, StandingData } from './contest-queries.ts'

/** The problems of a contest with what the viewer has done; how many there are before the start. */
export function ContestProblems({ problems, own, problemCount }: { problems: readonly ContestProblemData[]; own: StandingData | null; problemCount: number }) {
  if (problemCount === 0) return <p className="text-sm text-text-muted">No problems yet.</p>
  if (problems.length === 0) return <p className="text-sm text-text-muted">{problemCount === 1 ? 'One problem. It appears' : `${problemCount} problems. They appear`} here at the start.</p>
  return (
    <ol className="overflow-hidden rounded-card border border-line bg-surface" aria-label="Problems">
      {problems.map(({ id, slug, title, difficulty, points, hasGivenUp }, at) => {
        const cell = own?.cells.find(({ problem }) => problem === id)
        return (
          <li key={id} className="relative flex min-h-12 flex-wrap items-center gap-x-4 gap-y-1 border-line px-4 py-2.5 not-first:border-t hover:bg-sunken">
            <span className="tabular w-6 flex-none text-right text-sm text-text-muted" aria-hidden="true">
              {letterOf(at)}
            </span>
            <span className="grid min-w-0 flex-1 basis-52 gap-0.5">
              <a className="card-link font-medium wrap-anywhere" href={problemPath(slug)}>
                {title}
              </a>
              {hasGivenUp && (cell?.solvedAfter ?? null) === null && <span className="text-sm text-text-muted">You gave up this problem before: it gives no points.</span>}
            </span>
            <span className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 max-sm:ml-10 max-sm:justify-start">
              {cell !== undefined && (cell.solvedAfter !== null || cell.wrong > 0) && (
                <span className={`tabular flex items-center gap-1.5 text-sm ${cell.solvedAfter === null ? 'text-danger' : 'text-success'}`}>
                  {cell.solvedAfter !== null && <Icon of={checkIcon} small />}
                  {cell.solvedAfter === null ? counted(cell.wrong, 'wrong try', 'wrong tries') : clockText(cell.solvedAfter)}
                </span>
              )}
              <Badge tone={toneOf(difficulty)}>{difficulty}</Badge>
              <span className="tabular min-w-20 text-right text-sm text-text-muted">{counted(points, 'point', 'points')}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}
