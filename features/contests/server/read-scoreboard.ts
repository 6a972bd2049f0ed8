import type { Context } from '#platform/server/context.ts'
import type { PersonCard } from '#features/people/server/public.ts'
import { compareScores, ranksOf, scoreOf, type Cell, type Score } from '../rules/contest.ts'
import { phaseOf } from './contests.access.ts'
import type { ContestRow } from './contests.queries.ts'
import { listResults } from './entries.queries.ts'

/** An entry on the scoreboard. A virtual one has the rank that it would have had. */
export interface Standing extends Score {
  person: PersonCard
  isVirtual: boolean
  /** Null without points. */
  rank: number | null
  cells: (Cell & { problemId: string })[]
}

export interface Scoreboard {
  /** The entries in the time of the contest, the best first. */
  standings: Standing[]
  /** That of the viewer, also a virtual one; null without an entry. */
  own: Standing | null
}

/** The standings of a contest, from the submissions of everyone who entered. */
export async function readScoreboard({ db, viewer }: Context, contestId: string): Promise<Scoreboard> {
  const rows = await listResults(db, contestId, viewer?.id ?? null)
  const entries = [...Map.groupBy(rows, ({ person_id }) => person_id).values()].map((own) => {
    const cells = own.map(({ problem_id, points, solved_after, wrong }) => ({ problemId: problem_id, points, solvedAfter: solved_after, wrong }))
    return { person: own[0]!.person, isVirtual: own[0]!.is_virtual, cells, ...scoreOf(cells) }
  })
  const real = entries.filter(({ isVirtual }) => !isVirtual).toSorted((a, b) => compareScores(a, b) || (a.person.name < b.person.name ? -1 : 1))
  const ranks = ranksOf(real)
  const standings = real.map((entry, at): Standing => ({ ...entry, rank: ranks[at]! }))
  const virtual = entries.find(({ isVirtual }) => isVirtual)
  const own = standings.find(({ person }) => person.id === viewer?.id) ?? (virtual === undefined ? null : { ...virtual, rank: virtual.points === 0 ? null : 1 + real.filter((entry) => compareScores(entry, virtual) < 0).length })
  return { standings, own }
}

/** Who is first on the scoreboard of a contest that is over; null if nobody has points. */
export async function readWinner(context: Context, contest: ContestRow): Promise<PersonCard | null> {
  if (contest.state !== 'published' || phaseOf(context, contest) !== 'over') return null
  const first = (await readScoreboard(context, contest.id)).standings[0]
  return first === undefined || first.points === 0 ? null : first.person
}
