import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { Table } from '#platform/web/ui/Table.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { profilePath } from '#features/people/rules/paths.ts'
import { clockText, ordinal, PENALTY_MINUTES } from '../rules/contest.ts'
import { letterOf } from './contest-letters.ts'
import type { ContestNow, ContestProblemData, StandingData } from './contest-queries.ts'

interface Props {
  board: NonNullable<ContestNow['contestScoreboard']>
  problems: readonly ContestProblemData[]
}

/** The standings: points, then time; the viewer's own row first if it is not among the others. */
export function Scoreboard({ board: { standings, own, total }, problems }: Props) {
  const viewer = useSession()?.user.id
  const isListed = own !== null && standings.some(({ person, isVirtual }) => person.id === own.person.id && isVirtual === own.isVirtual)
  const rows = own === null || isListed ? standings : [own, ...standings]
  const cellOf = (standing: StandingData, problem: string) => standing.cells.find((cell) => cell.problem === problem)
  return (
    <Section title="Scoreboard">
      {rows.length === 0 ? (
        <p className="text-sm text-text-muted">No one has entered yet.</p>
      ) : (
        <Table
          caption="Standings"
          rows={rows}
          keyOf={({ person, isVirtual }) => `${person.id} ${isVirtual}`}
          isApart={({ person, isVirtual }) => !isListed && isVirtual && person.id === viewer && standings.length > 0}
          isMarked={({ person }) => person.id === viewer}
          columns={[
            { title: 'Rank', numeric: true, cell: rankCell },
            { title: 'Name', cell: nameCell },
            { title: 'Points', numeric: true, cell: ({ points }) => points },
            { title: 'Time', numeric: true, cell: ({ points, seconds }) => (points === 0 ? '–' : clockText(seconds)) },
            ...problems.map(({ id, title }, at) => ({
              title: letterOf(at),
              numeric: true,
              cell: (standing: StandingData) => resultCell(title, cellOf(standing, id)),
            })),
          ]}
        />
      )}
      {own !== null && own.isVirtual && !isListed && <p className="text-sm text-text-muted">Your own-clock entry is above the line{own.rank !== null && ', with the rank it would have earned'}.</p>}
      <p className="text-sm text-text-muted">
        Ties go to the faster entry. Each wrong try before a solved problem adds {PENALTY_MINUTES} minutes; a program that doesn’t compile adds none.{total > standings.length && ` The first ${standings.length} of ${total} are shown.`}
      </p>
    </Section>
  )
}

/** Who solved nothing has no rank, and an entry on one's own clock takes none from anybody. */
const rankCell = ({ rank, isVirtual }: StandingData) => (rank === null ? <span className="text-text-muted">–</span> : isVirtual ? <span className="whitespace-nowrap text-text-muted">would be {ordinal(rank)}</span> : rank)

const nameCell = ({ person, isVirtual }: StandingData) => (
  <a className="flex min-w-40 items-center gap-2 hover:underline" href={profilePath(person.username)}>
    <Avatar person={{ id: person.id, name: person.name, picture: person.avatarUrl }} size="small" />
    <span className="wrap-anywhere">{person.name}</span>
    {isVirtual && <Badge>Own clock</Badge>}
  </a>
)

function resultCell(title: string, cell: StandingData['cells'][number] | undefined) {
  if (cell === undefined || (cell.solvedAfter === null && cell.wrong === 0)) return <span className="text-text-muted">–</span>
  const tries = cell.wrong === 0 ? '' : `${cell.wrong} wrong`
  if (cell.solvedAfter === null) return <span className="text-danger" title={title}>{tries}</span>
  return (
    <span className="text-success" title={title}>
      {clockText(cell.solvedAfter)}
      {tries !== '' && <span className="block text-xs text-text-muted">{tries}</span>}
    </span>
  )
}
