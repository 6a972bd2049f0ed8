import type { ReactNode } from 'react'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useNumber } from '#platform/web/ui/use-number.ts'
import { settingsPath } from '#features/accounts/rules/paths.ts'
import { PRACTICE_PATH } from '#features/practice/rules/paths.ts'
import type { Board } from '../rules/boards.ts'
import { movementOf } from '../rules/movement.ts'
import { hasMovements, pointsOn, type Entry } from './board-query.ts'
import { BoardTable } from './BoardTable.tsx'
import { Points } from './Points.tsx'

interface Props {
  own: readonly Entry[]
  ownId: string
  board: Board
  isHidden: boolean
  /** False: the board is not for the viewer yet. */
  isMember?: boolean
  onExplain: (entry: Entry) => void
  /** What stands beside the rank. */
  children?: ReactNode
}

/** The own rank in a line above the board, which stays in view. */
export function OwnRank({ own, ownId, board, isHidden, isMember = true, onExplain, children }: Props) {
  const number = useNumber()
  const hasMore = children !== undefined && children !== null && children !== false
  const ownEntry = own.find(({ userId }) => userId === ownId)
  const rankAtWeekStart = ownEntry?.rankAtWeekStart ?? null
  return (
    <div className={`sticky top-[calc(var(--topbar)+0.5rem)] z-1 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-accent bg-accent-subtle px-4 text-sm max-md:gap-y-0 max-md:py-1 ${hasMore ? 'py-1.5' : 'py-2'}`}>
      {ownEntry === undefined ? (
        // Someone who has not joined a board may well have points.
        isMember ? (
          <span>
            You have no points on this board yet. <a className="link" href={PRACTICE_PATH}>Solve a problem</a>.
          </span>
        ) : (
          <span>You’re not on this board.</span>
        )
      ) : (
        <>
          <span className="font-medium">Your rank: {number(ownEntry.rank)}</span>
          {rankAtWeekStart !== null && rankAtWeekStart !== ownEntry.rank && <span className="text-text-muted">{movementOf(ownEntry.rank, rankAtWeekStart).words}</span>}
          <span>
            <Points entry={ownEntry} board={board} onExplain={onExplain} />
            {board !== 'streak' && ' points'}
          </span>
          <span className={`text-text-muted max-md:pb-1 max-md:text-xs ${hasMore ? 'max-lg:hidden' : ''}`}>{neighbourText(own, ownEntry, board, number)}</span>
        </>
      )}
      {isHidden && (
        <span>
          Only you can see this because your activity isn’t public. <a className="link" href={settingsPath('privacy')}>Privacy settings</a>
        </span>
      )}
      {children}
    </div>
  )
}

/** Reserves the space of the own rank until it is loaded. */
export const OwnRankPlaceholder = () => <Skeleton className="hidden h-11 in-data-[session=in]:block" />

/** Below a page of the board without the own row: a table with it and its neighbors. */
export function OwnPosition({ own, ownId, board, onExplain }: Omit<Props, 'isHidden' | 'isMember' | 'children'>) {
  return (
    <section className="grid gap-3" aria-labelledby="own-rank">
      <h2 id="own-rank" className="text-lg">
        Your position
      </h2>
      <BoardTable caption="Your position" entries={own} board={board} ownId={ownId} movements={hasMovements(own)} onExplain={onExplain} />
    </section>
  )
}

/** The distance to the neighbors: `95 points behind Fatima Idrissi (rank 25)`. */
function neighbourText(own: readonly Entry[], mine: Entry, board: Board, number: (count: number) => string): string {
  const at = own.indexOf(mine)
  const unit = board === 'streak' ? 'day' : 'point'
  const describe = (other: Entry | undefined, relation: string) => {
    if (other === undefined) return []
    const distance = Math.abs(pointsOn(board, other) - pointsOn(board, mine))
    return distance === 0 ? [`tied with ${other.name}`] : [`${number(distance)} ${unit}${distance === 1 ? '' : 's'} ${relation} ${other.name} (rank ${number(other.rank)})`]
  }
  return [...describe(own[at - 1], 'behind'), ...describe(own[at + 1], 'ahead of')].join(', ')
}
