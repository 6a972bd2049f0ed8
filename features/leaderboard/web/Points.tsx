import { useNumber } from '#platform/web/ui/use-number.ts'
import { StreakIcon } from '#features/activity/web/public.tsx'
import type { Board } from '../rules/boards.ts'
import { pointsOn, type Entry } from './board-query.ts'

interface Props {
  entry: Entry
  board: Board
  onExplain: (entry: Entry) => void
}

/** The points of a person on a board. The button opens the breakdown. */
export function Points({ entry, board, onExplain }: Props) {
  const points = useNumber()(pointsOn(board, entry))
  if (board === 'streak') {
    return (
      <span className="tabular flex items-center gap-1.5 font-semibold">
        <StreakIcon />
        {entry.streak === 1 ? '1 day' : `${points} days`}
      </span>
    )
  }
  return (
    <button type="button" className="link tabular min-h-11 font-semibold" aria-label={`${points}: points breakdown for ${entry.name}`} onClick={() => onExplain(entry)}>
      {points}
    </button>
  )
}
