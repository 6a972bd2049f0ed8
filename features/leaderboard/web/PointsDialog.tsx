import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { useNumber } from '#platform/web/ui/use-number.ts'
import type { ScoreBoard, Span } from '../rules/boards.ts'
import { pointsOn, type Entry } from './board-query.ts'

const ScoreReasonsQuery = graphql(`
  query ScoreReasons($personId: ID!, $board: ScoreBoard, $span: LeaderboardSpan) {
    scoreReasons(personId: $personId, board: $board, span: $span) { title path difficulty points at }
  }
`)

const WHEN: Record<Span, string> = { all: 'so far', month: 'in the last 30 days', week: 'this week' }

type Reason = ResultOf<typeof ScoreReasonsQuery>['scoreReasons'][number]

interface Props {
  entry: Entry
  board: ScoreBoard
  span: Span
  onClose: () => void
}

/** The breakdown of the points of a person: the solved problems and their points. */
export function PointsDialog({ entry, board, span, onClose }: Props) {
  const { data, error, isLoadingError, refetch } = useQuery(ScoreReasonsQuery, { personId: entry.userId, board, span })
  const points = pointsOn(board, entry)
  const number = useNumber()
  return (
    <Dialog open title={`Points breakdown: ${number(points)}`} onClose={onClose}>
      <p className="mb-3 text-sm text-text-muted">
        Problems {entry.name} solved {WHEN[span]}. Only the first accepted solution of each problem counts.
      </p>
      {isLoadingError && <ErrorState text="We couldn’t load this." hint={error.message} onRetry={refetch} />}
      {!isLoadingError && data === undefined && <SkeletonText lines={4} />}
      {data !== undefined && <Reasons reasons={data.scoreReasons} points={points} />}
    </Dialog>
  )
}

function Reasons({ reasons, points }: { reasons: readonly Reason[]; points: number }) {
  const number = useNumber()
  const rest = points - reasons.reduce((sum, reason) => sum + reason.points, 0)
  return (
    <ul className="grid divide-y divide-line">
      {reasons.map((reason) => (
        <li key={`${reason.path} ${reason.at}`} className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 py-1 text-sm">
          {reason.path === null ? <span className="min-w-0 flex-1">{reason.title}</span> : <a className="link min-w-0 flex-1" href={reason.path}>{reason.title}</a>}
          <Badge tone={toneOf(reason.difficulty)}>{reason.difficulty}</Badge>
          <span className="w-24 text-right text-text-muted">
            <TimeAgo at={reason.at} />
          </span>
          <span className="tabular w-12 text-right font-semibold">+{number(reason.points)}</span>
        </li>
      ))}
      {rest > 0 && <li className="flex min-h-11 items-center justify-between text-sm text-text-muted"><span>Older problems</span><span className="tabular font-semibold">+{number(rest)}</span></li>}
    </ul>
  )
}
