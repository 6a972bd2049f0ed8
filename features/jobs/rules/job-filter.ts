import { fold } from '#platform/rules/words.ts'
import { wordPatterns } from '#platform/rules/word-patterns.ts'
import { cleanLine } from '#platform/rules/text.ts'
import { skillKey } from '#features/people/rules/skills.ts'
import { LEVELS, type Level } from './jobs.ts'
import { minimumText } from './salary.ts'

export const JOB_SORTS = ['match', 'newest'] as const
export type JobSort = (typeof JOB_SORTS)[number]

/** Which jobs a list, a feed or a saved search is about. */
export interface JobFilter {
  q: string | null
  level: Level | null
  location: string | null
  isRemote: boolean
  skill: string | null
  /** At least this much a year, in this currency. Jobs that state no salary stay. */
  pay: number | null
  currency: string | null
}

export const NO_FILTER: JobFilter = { q: null, level: null, location: null, isRemote: false, skill: null, pay: null, currency: null }

/** The largest yearly salary that a filter asks for. */
export const MAX_PAY = 1_000_000_000

/** Reads a filter from query parameters (`URLSearchParams`); invalid ones count as absent. */
export function readFilter(search: { get(name: string): string | null }): JobFilter {
  const pay = Number(search.get('pay') ?? Number.NaN)
  const currency = search.get('currency')
  const hasPay = Number.isInteger(pay) && pay > 0 && pay <= MAX_PAY && currency !== null && /^[A-Z]{3}$/.test(currency)
  const line = (name: string, max: number) => cleanLine((search.get(name) ?? '').slice(0, max * 4)).slice(0, max) || null
  return {
    q: line('q', 200),
    level: LEVELS.find((level) => level === search.get('level')) ?? null,
    location: line('location', 80),
    isRemote: search.get('remote') === 'yes',
    skill: line('skill', 40),
    pay: hasPay ? pay : null,
    currency: hasPay ? currency : null,
  }
}

/** The query parameters of a filter, by their names. */
export const filterParameters = ({ q, level, location, isRemote, skill, pay, currency }: JobFilter): [string, string][] => [
  ...(q === null ? [] : [['q', q] satisfies [string, string]]),
  ...(level === null ? [] : [['level', level] satisfies [string, string]]),
  ...(location === null ? [] : [['location', location] satisfies [string, string]]),
  ...(isRemote ? [['remote', 'yes'] satisfies [string, string]] : []),
  ...(skill === null ? [] : [['skill', skill] satisfies [string, string]]),
  ...(pay === null || currency === null ? [] : [['pay', String(pay)] satisfies [string, string], ['currency', currency] satisfies [string, string]]),
]

/** A filter as a query string, empty for all jobs. */
export const filterQuery = (filter: JobFilter): string =>
  filterParameters(filter)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

/** A filter in words, such as `Senior · Remote · “data”`. */
export function filterText({ q, level, location, isRemote, skill, pay, currency }: JobFilter): string {
  const parts = [q === null ? null : `“${q}”`, level, location, isRemote ? 'Remote' : null, skill, pay === null || currency === null ? null : minimumText(pay, currency)]
  return parts.filter((part) => part !== null).join(' · ') || 'All jobs'
}

/** The largest number of listed jobs that is counted. */
export const MAX_LISTED = 1_000

/** What a filter compares of a job. */
export interface FilteredJob {
  searchText: string
  level: Level
  location: string
  isRemote: boolean
  skillKeys: readonly string[]
  salaryYearly: number | null
  salaryCurrency: string | null
}

/** Whether a job passes a filter; the queries of the database say the same. */
export function passesFilter(job: FilteredJob, { q, level, location, isRemote, skill, pay, currency }: JobFilter): boolean {
  if (q !== null && !wordPatterns(q).every((word) => new RegExp(word).test(job.searchText))) return false
  if (level !== null && job.level !== level) return false
  if (location !== null && !fold(job.location).includes(fold(location))) return false
  if (isRemote && !job.isRemote) return false
  if (skill !== null && !job.skillKeys.includes(skillKey(skill))) return false
  return pay === null || job.salaryYearly === null || (job.salaryCurrency === currency && job.salaryYearly >= pay)
}
