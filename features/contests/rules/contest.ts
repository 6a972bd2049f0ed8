import { counted } from '#platform/rules/counted.ts'

export const TITLE_LENGTH = 80
export const START_IN_FUTURE = 'The start must be in the future.'
export const DESCRIPTION_LENGTH = 4_000
export const REASON_LENGTH = 500
export const MAX_PROBLEMS = 12
export const MIN_MINUTES = 15
export const MAX_MINUTES = 14 * 24 * 60
/** Whether a contest can last so many minutes. */
export const isLength = (minutes: number): boolean => minutes >= MIN_MINUTES && minutes <= MAX_MINUTES
export const MAX_POINTS = 1_000
/** How many contests someone may have that are not over. */
export const MAX_OPEN = 10
export const SCOREBOARD_SIZE = 100
export const PAST_PAGE = 20
/** Minutes that each wrong try before the acceptance adds to the time. */
export const PENALTY_MINUTES = 5

/** Stored states: a draft is seen by its host only. */
export const CONTEST_STATES = ['draft', 'published', 'cancelled', 'hidden'] as const
export type ContestState = (typeof CONTEST_STATES)[number]

export type Phase = 'upcoming' | 'running' | 'over'

/** Where a contest is in its time. */
export const phaseAt = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, now: Date): Phase => (now < startsAt ? 'upcoming' : now < endsAt ? 'running' : 'over')

/** What someone did with one problem of a contest. */
export interface Cell {
  points: number
  /** Seconds from the start to the first acceptance; null if there is none. */
  solvedAfter: number | null
  /** Wrong tries before it. */
  wrong: number
}

export interface Score {
  points: number
  /** Seconds to the last acceptance, with the penalties of the solved problems. */
  seconds: number
}

/** The score of an entry. Only solved problems count, so a wrong try at an unsolved one costs nothing. */
export function scoreOf(cells: readonly Cell[]): Score {
  const solved = cells.filter(({ solvedAfter }) => solvedAfter !== null)
  const penalties = solved.reduce((sum, { wrong }) => sum + wrong, 0) * PENALTY_MINUTES * 60
  return { points: solved.reduce((sum, { points }) => sum + points, 0), seconds: solved.length === 0 ? 0 : Math.max(...solved.map(({ solvedAfter }) => solvedAfter!)) + penalties }
}

/**
 * Two results for the explanation of the scoring: everyone solves all problems in three quarters of the time, one of them after a wrong try. Their points are the
 * same, and the penalty decides. Null without a problem that has points.
 */
export function exampleScores(points: readonly number[], minutes: number): { clean: Score; withWrongTry: Score } | null {
  if (points.length === 0 || minutes <= 0 || points.some((one) => one <= 0)) return null
  const solvedAfter = (at: number) => Math.round((minutes * 60 * 3 * (at + 1)) / (4 * points.length))
  const cells = points.map((points, at): Cell => ({ points, solvedAfter: solvedAfter(at), wrong: 0 }))
  return { clean: scoreOf(cells), withWrongTry: scoreOf(cells.map((cell, at) => (at === 0 ? { ...cell, wrong: 1 } : cell))) }
}

/** Orders scores: more points first, then less time. */
export const compareScores = (a: Score, b: Score): number => b.points - a.points || a.seconds - b.seconds

/** The ranks of scores in their order: equal ones share a rank, and the next one is as many lower. Null without points. */
export function ranksOf(ordered: readonly Score[]): (number | null)[] {
  const ranks: (number | null)[] = []
  for (const [at, score] of ordered.entries()) ranks.push(score.points === 0 ? null : at > 0 && compareScores(ordered[at - 1]!, score) === 0 ? ranks[at - 1]! : at + 1)
  return ranks
}

/** Why help with a problem is closed: to someone who takes part in a contest with it, or to everyone else while the contest runs. */
export const closedText = (title: string, takesPart: boolean): string => (takesPart ? `Closed while you take part in “${title}”.` : `Closed while “${title}” runs: it has this problem.`)

/** The length of a contest in whole minutes. */
export const minutesOf = (start: Date, end: Date): number => Math.round((end.getTime() - start.getTime()) / 60_000)

/** A length of time as people say it: `1 h 30 min`. */
export function lengthText(minutes: number): string {
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60]
  const parts = [days > 0 && counted(days, 'day', 'days'), hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter((part) => part !== false)
  return parts.join(' ')
}

/** Seconds as a clock shows them: `1:02:03`. */
export function clockText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60), Math.floor(seconds % 60)]
  const two = (count: number) => String(count).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Seconds until something begins or ends: days if it is far, else as a clock. */
export const countdownText = (seconds: number): string => (seconds >= 48 * 3600 ? `${Math.floor(seconds / 86_400)} days` : clockText(seconds))

/** `1st`, `2nd`, `11th`. */
export function ordinal(rank: number): string {
  const [tens, ones] = [rank % 100, rank % 10]
  const ending = tens >= 11 && tens <= 13 ? 'th' : ones === 1 ? 'st' : ones === 2 ? 'nd' : ones === 3 ? 'rd' : 'th'
  return `${rank}${ending}`
}

/** The result of an entry: `120 points, 3rd of 12`, without points alone `0 points`. A virtual entry only would have its place. */
export function placeText({ points, rank }: { points: number; rank: number | null }, isVirtual: boolean, ranked?: number): string {
  if (rank === null) return counted(points, 'point', 'points')
  const all = ranked === undefined ? '' : ` of ${ranked + (isVirtual ? 1 : 0)}`
  return `${counted(points, 'point', 'points')}, ${isVirtual ? 'would be ' : ''}${ordinal(rank)}${all}`
}
