import { useNumber } from '#platform/web/ui/use-number.ts'
import { settingsPath } from '#features/accounts/rules/paths.ts'
import { PRACTICE_PATH } from '#features/practice/rules/paths.ts'
import type { Board } from '../rules/boards.ts'
import { pointsOn, type Entry } from './board-query.ts'
import { BoardTable } from './BoardTable.tsx'
import { Points } from './Points.tsx'

interface Props {
  own: readonly Entry[]
  ownId: string
  board: Board
  isHidden: boolean
  /** One's own row stands in the page itself. */
  isOnPage: boolean
  onWhy: (entry: Entry) => void
}

/** Where one stands oneself: a line that stays in view, and with the neighbours where the page shows others. */
export function OwnPlace({ own, ownId, board, isHidden, isOnPage, onWhy }: Props) {
  const number = useNumber()
  const mine = own.find(({ userId }) => userId === ownId)
  return (
    <>
      {own.length > 1 && !isOnPage && (
        <section className="grid gap-3" aria-labelledby="own-place">
          <h2 id="own-place" className="text-lg">
            Your position
          </h2>
          <BoardTable caption="Your position" entries={own} board={board} ownId={ownId} onWhy={onWhy} />
        </section>
      )}
      <p className="sticky bottom-4 z-1 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-1 rounded-card border border-accent bg-accent-subtle px-4 py-2 text-sm max-md:bottom-20 max-md:gap-y-0 max-md:py-1">
        {mine === undefined ? (
          <span>
            You have no points on this board yet. <a className="link" href={PRACTICE_PATH}>Solve a problem</a>.
          </span>
        ) : (
          <>
            <span className="font-medium">Your rank: {number(mine.rank)}</span>
            <span>
              <Points entry={mine} board={board} onWhy={onWhy} />
              {board !== 'streak' && ' points'}
            </span>
            <span className="text-text-muted max-md:pb-1 max-md:text-xs">{neighbourWords(own, mine, board, number)}</span>
          </>
        )}
        {isHidden && (
          <span>
            Only you can see this because your activity isn’t public. <a className="link" href={settingsPath('privacy')}>Privacy settings</a>
          </span>
        )}
      </p>
    </>
  )
}

/** Who stands just above and just below, and how far away: `95 points behind Fatima Idrissi (rank 25)`. */
function neighbourWords(own: readonly Entry[], mine: Entry, board: Board, number: (count: number) => string): string {
  const at = own.indexOf(mine)
  const unit = board === 'streak' ? 'day' : 'point'
  const words = (other: Entry | undefined, says: string) => {
    if (other === undefined) return []
    const away = Math.abs(pointsOn(board, other) - pointsOn(board, mine))
    return away === 0 ? [`tied with ${other.name}`] : [`${number(away)} ${unit}${away === 1 ? '' : 's'} ${says} ${other.name} (rank ${number(other.rank)})`]
  }
  return [...words(own[at - 1], 'behind'), ...words(own[at + 1], 'ahead of')].join(', ')
}
