import { movementOf, type Movement } from '../rules/movement.ts'
import type { Entry } from './board-query.ts'

const COLORS: Record<Movement['direction'], string> = { up: 'text-success', down: 'text-danger', same: 'text-text-muted', new: 'text-accent' }

/** How many ranks a person moved since the week began (requirement L-19). */
export function RankMovement({ entry: { rank, rankAtWeekStart } }: { entry: Entry }) {
  const { direction, sign, words } = movementOf(rank, rankAtWeekStart)
  return (
    <span className={`tabular text-xs whitespace-nowrap ${COLORS[direction]}`} title={words}>
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{words}</span>
    </span>
  )
}
