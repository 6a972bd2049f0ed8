import { counted } from '#platform/rules/counted.ts'
import { ordinal } from './contest.ts'

interface Entry {
  /** The points of the problem that was solved. */
  points: number
  /** Of all problems of the entry. */
  total: number
  rank: number
  /** Entries on the scoreboard. An entry on someone's own clock is not among them. */
  entries: number
  isVirtual: boolean
}

/** What an accepted solution means in a contest: `+100 points in the contest, 250 in all. You’re 2nd of 6.` */
export function entryText({ points, total, rank, entries, isVirtual }: Entry): string {
  const inAll = total === points ? '' : `, ${total} in all`
  return `+${counted(points, 'point', 'points')} in the contest${inAll}. ${isVirtual ? 'You would be' : 'You’re'} ${ordinal(rank)} of ${entries + Number(isVirtual)}.`
}
