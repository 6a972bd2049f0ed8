import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import type { Board } from '../rules/boards.ts'
import type { Entry } from './board-query.ts'
import { Points } from './Points.tsx'
import { RankMovement } from './RankMovement.tsx'

interface Props {
  entries: readonly Entry[]
  board: Board
  ownId: string | null
  /** Whether ranks have their movements. */
  movements: boolean
  onExplain: (entry: Entry) => void
}

/** The first place is in the middle and highest, the second on the left, the third on the right. The reading order is by rank. */
const STEPS = ['col-start-2 pb-10', 'col-start-1 pb-5', 'col-start-3 pb-2']

/** Gold, silver and bronze. */
const MEDALS = ['bg-warning', 'bg-text-muted', 'bg-second']

/** The top three. */
export function Podium({ entries, board, ownId, movements, onExplain }: Props) {
  return (
    <ol aria-label="The top three" className="mx-auto grid w-full max-w-160 grid-cols-3 items-end gap-3 max-md:gap-2">
      {entries.map((entry, at) => (
        <li
          key={entry.userId}
          data-of={entry.userId}
          aria-current={entry.userId === ownId ? 'true' : undefined}
          className={`${STEPS[at]} row-start-1 grid min-w-0 justify-items-center gap-2 rounded-t-card border border-b-2 px-3 pt-5 text-center max-md:px-2 ${entry.userId === ownId ? 'border-accent bg-accent-subtle' : 'border-line border-b-accent bg-surface'}`}
        >
          <Avatar person={{ id: entry.userId, name: entry.name, picture: entry.avatarUrl }} size="large" />
          <span className={`tabular -mt-5 grid size-8 place-items-center rounded-full border-2 border-surface text-sm font-semibold text-background ${MEDALS[at]}`} aria-label={`Rank ${entry.rank}`}>
            {entry.rank}
          </span>
          <a className="max-w-full font-medium wrap-anywhere hover:underline max-md:min-h-[2lh] max-md:text-sm" href={profilePath(entry.username)}>
            {entry.userId === ownId ? `${entry.name} (you)` : entry.name}
          </a>
          <Points entry={entry} board={board} onExplain={onExplain} />
          {movements && entry.rank !== entry.rankAtWeekStart && <RankMovement entry={entry} />}
        </li>
      ))}
    </ol>
  )
}
