import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { useNumber } from '#platform/web/ui/use-number.ts'
import { profilePath } from '#features/people/rules/paths.ts'
import { BOARDS, type Board } from '../rules/boards.ts'
import type { Entry } from './board-query.ts'
import { Points } from './Points.tsx'
import { RankMovement } from './RankMovement.tsx'

interface Props {
  caption: string
  entries: readonly Entry[]
  board: Board
  ownId: string | null
  /** Whether ranks have their movements. */
  movements?: boolean
  onExplain: (entry: Entry) => void
}

const COLUMNS = [
  { name: 'total', label: 'Total score', of: ({ totalScore }: Entry) => totalScore },
  { name: 'algo', label: 'Algorithms', of: ({ cloggleScores }: Entry) => cloggleScores.algo },
  { name: 'math', label: 'Mathematics', of: ({ cloggleScores }: Entry) => cloggleScores.math },
  { name: 'ds', label: 'Data Structures', of: ({ cloggleScores }: Entry) => cloggleScores.ds },
  { name: 'streak', label: 'Streak', of: ({ streak }: Entry) => streak },
] as const

/** The streak is shown on all but the smallest phones; other scores need a wider page. */
const visibilityOf = (name: Board) => (name === 'streak' ? 'max-[24rem]:hidden' : 'max-md:hidden')

/** Rank, person, the points that the board is sorted by, and the other scores. The own row is highlighted. */
export function BoardTable({ caption, entries, board, ownId, movements = false, onExplain }: Props) {
  const number = useNumber()
  const others = COLUMNS.filter(({ name }) => name !== board)
  const heading = board === 'total' ? 'Score' : BOARDS.find(({ name }) => name === board)!.label
  return (
    <section className="table-frame max-lg:[&_:is(th,td)]:px-2" aria-label={caption}>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" data-numeric className="w-14">Rank</th>
            <th scope="col">Name</th>
            <th scope="col" data-numeric>{heading}</th>
            {others.map(({ name, label }) => (
              <th key={name} scope="col" data-numeric className={visibilityOf(name)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.userId} data-of={entry.userId} aria-current={entry.userId === ownId ? 'true' : undefined}>
              <td data-numeric>
                {movements ? (
                  <span className="flex items-center justify-end gap-2 max-md:flex-col max-md:items-end max-md:gap-0">
                    {number(entry.rank)} <span className="flex md:w-10"><RankMovement entry={entry} /></span>
                  </span>
                ) : (
                  number(entry.rank)
                )}
              </td>
              <td>
                <a className="flex min-h-11 items-center gap-3 hover:underline" href={profilePath(entry.username)}>
                  <Avatar person={{ id: entry.userId, name: entry.name, picture: entry.avatarUrl }} size="small" />
                  <span className="wrap-anywhere">{entry.userId === ownId ? `${entry.name} (you)` : entry.name}</span>
                </a>
              </td>
              <td data-numeric>
                <span className="flex justify-end">
                  <Points entry={entry} board={board} onExplain={onExplain} />
                </span>
              </td>
              {others.map(({ name, of }) => (
                <td key={name} data-numeric className={visibilityOf(name)}>
                  {name === 'total' ? (
                    <span className="flex justify-end">
                      <Points entry={entry} board="total" onExplain={onExplain} />
                    </span>
                  ) : (
                    number(of(entry))
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
