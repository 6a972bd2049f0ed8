import { useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { CONNECTIONS_PATH } from '#features/connections/rules/paths.ts'
import { PRACTICE_PATH } from '#features/practice/rules/paths.ts'
import { ELITE_POINTS } from '../rules/elite.ts'
import { boardPath } from '../rules/paths.ts'
import { BoardTable } from './BoardTable.tsx'
import { EliteMembership } from './EliteMembership.tsx'
import { OwnPosition, OwnRank, OwnRankPlaceholder } from './OwnRank.tsx'
import { Podium } from './Podium.tsx'
import { PointsDialog } from './PointsDialog.tsx'
import { hasMovements, LeaderboardQuery, type BoardData, type BoardView as View, type Entry } from './board-query.ts'
import { useBoardUpdates } from './use-board-updates.ts'

interface Props {
  initial: BoardData
  view: View
}

/** The podium and the table, with the own data of a member added after the page has loaded, and live updates. */
export function BoardView({ initial, view }: Props) {
  const { board, span, circle } = view
  const session = useSession()
  const query = useQuery(LeaderboardQuery, session === null ? null : { ...view })
  const { data, error, isLoadingError, refetch } = query
  const [explained, explain] = useState<Entry | null>(null)
  useBoardUpdates(view, query)
  if (circle === 'followed' && session === null) return <LoginPrompt />
  if (isLoadingError && circle === 'followed') return <ErrorState text="We couldn’t load this board." hint={error.message} onRetry={refetch} />
  const { entries, next, own, isHidden } = data?.leaderboard ?? { ...initial, entries: circle === 'followed' ? [] : initial.entries }
  const ownId = session?.user.id ?? null
  const elite = shownEliteState(data?.leaderboard.eliteState, circle)
  const movements = hasMovements(entries)
  const isFirstPage = view.after === null
  const isOnPage = entries.some(({ userId }) => userId === ownId)
  return (
    <div className="grid grid-cols-1 gap-6" aria-busy={query.isLoading}>
      <StaleNote query={query} />
      {circle === 'elite' && <EliteRule />}
      {data === undefined ? (
        circle !== 'elite' && <OwnRankPlaceholder />
      ) : (
        (circle !== 'elite' || own.length > 0 || elite !== null) && (
          <OwnRank own={own} ownId={ownId!} board={board} isHidden={isHidden} isMember={circle !== 'elite' || elite === 'joined'} onExplain={explain}>
            {elite !== null && <EliteMembership state={elite} onChanged={refetch} />}
          </OwnRank>
        )
      )}
      {entries.length === 0 && (circle !== 'followed' || data !== undefined) && <EmptyBoard circle={circle} />}
      {isFirstPage && entries.length > 0 && <Podium entries={entries.slice(0, 3)} board={board} ownId={ownId} movements={movements} onExplain={explain} />}
      {entries.length > (isFirstPage ? 3 : 0) && (
        <BoardTable caption="Leaderboard" entries={isFirstPage ? entries.slice(3) : entries} board={board} ownId={ownId} movements={movements} onExplain={explain} />
      )}
      {circle === 'followed' && isFirstPage && entries.length === 1 && isOnPage && <OnlyViewer />}
      {(next !== null || !isFirstPage) && (
        <nav aria-label="Pages" className="flex justify-between gap-3">
          {isFirstPage ? <span /> : <ButtonLink to={boardPath({ ...view, after: null })}>Back to top</ButtonLink>}
          {next !== null && <ButtonLink to={boardPath({ ...view, after: next })}>Next</ButtonLink>}
        </nav>
      )}
      {ownId !== null && own.length > 1 && !isOnPage && <OwnPosition own={own} ownId={ownId} board={board} onExplain={explain} />}
      {explained !== null && <PointsDialog entry={explained} board={board === 'streak' ? 'total' : board} span={span} onClose={() => explain(null)} />}
    </div>
  )
}

/** An invitation is shown on each board, a membership only on the elite one. */
const shownEliteState = (state: string | null | undefined, circle: View['circle']) =>
  state === 'invited' ? state : state === 'joined' && circle === 'elite' ? state : null

const EliteRule = () => (
  <p className="text-sm text-text-muted">
    Elite ranks members who reached {ELITE_POINTS} points and chose to join. They can leave at any time.
  </p>
)

function LoginPrompt() {
  return (
    <EmptyState
      text="Log in to compare yourself with people you follow"
      action={<LogInButton />}
    />
  )
}

const HINTS: Record<View['circle'], string> = {
  everyone: 'Be the first to solve a problem.',
  followed: 'You and the people you follow have no points on this board yet.',
  elite: `Reach ${ELITE_POINTS} points to join.`,
}

/** Shown if a member is alone on the board of people they follow. */
function OnlyViewer() {
  return (
    <p className="text-center text-sm text-text-muted">
      No one you follow is here yet. <a className="link" href={CONNECTIONS_PATH}>Find people to follow</a>.
    </p>
  )
}

function EmptyBoard({ circle }: Pick<View, 'circle'>) {
  return (
    <EmptyState
      text="No scores yet"
      hint={HINTS[circle]}
      action={<ButtonLink to={PRACTICE_PATH}>Solve a problem</ButtonLink>}
    />
  )
}
