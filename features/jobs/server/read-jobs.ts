import { cursorOf, readCursor } from '#platform/rules/cursor.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { batchLoader } from '#platform/server/batch-loader.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { memoize, type Memoized } from '#platform/server/memoize.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { blockedPersonIds } from '#features/connections/server/public.ts'
import { MAX_LISTED, NO_FILTER, type JobFilter, type JobSort } from '../rules/job-filter.ts'
import { JOBS_PAGE } from '../rules/jobs.ts'
import { matchOf, type Match } from '../rules/match.ts'
import { candidateOf, isEmptyCandidate, keysOf } from './candidate.ts'
import { readCandidate } from './candidates.queries.ts'
import { countMatching, countOpenJobs, findJobs, listDescriptions, listMatches, listNewest, listWantedSkills, type JobRow } from './jobs.queries.ts'

export interface JobResults {
  items: JobRow[]
  next: string | null
  /** What the list asks for. */
  question: Pick<Question, 'filter' | 'at' | 'viewerId'>
}

interface Reads {
  /** By the question as JSON: what visitors ask for. */
  lists: (question: string) => Promise<JobRow[] | null>
  descriptions: (id: string) => Promise<string | null>
  jobs: (id: string) => Promise<JobRow | null>
  skills: Memoized<string[]>
}

const SKILLS_TTL_MS = 10_000
const readsOf = new WeakMap<Database, Reads>()

/** Public data is read once for all simultaneous requests. */
function reads({ database }: Context): Reads {
  let known = readsOf.get(database)
  if (known === undefined) {
    known = {
      lists: batchLoader((questions) => new Map(questions.map((question) => [question, listNewest(database.db, revived(question))]))),
      descriptions: batchLoader((ids) => listDescriptions(database.db, ids)),
      jobs: batchLoader(async (ids) => new Map((await findJobs(database, ids)).map((row) => [row.id, row]))),
      skills: memoize(SKILLS_TTL_MS),
    }
    readsOf.set(database, known)
  }
  return known
}

type Question = Parameters<typeof listNewest>[1]
const revived = (question: string): Question => {
  const { at, ...rest } = JSON.parse(question) as Omit<Question, 'at'> & { at: string }
  return { ...rest, at: new Date(at) }
}
// Simultaneous requests share a read if they ask about the same second.
const second = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000)

/** One page of open jobs: for members without the jobs they hid, and by their match if they ask for that. */
export async function readJobs(context: Context, { filter, sort, after }: { filter: JobFilter; sort: JobSort; after: string | null }): Promise<JobResults> {
  const { viewer, clock, db } = context
  if (filter.q !== null) await rateLimit(context, 'search.address', context.caller.network)
  const options = { filter, at: second(clock.now()), viewerId: viewer?.id ?? null, after: readCursor(after), max: JOBS_PAGE + 1 }
  const isByMatch = sort === 'match' && viewer !== null
  const rows = isByMatch ? await listMatches(db, keysOf(await readCandidate(db, viewer.id)), options) : await newest(context, options)
  const items = rows.slice(0, JOBS_PAGE)
  const last = items.at(-1)
  const key = (row: JobRow) => ('rank' in row ? (row.rank as number) : row.posted_at!.getTime())
  const blocked = await blockedPersonIds(context)
  return {
    question: options,
    items: items.filter(({ poster_id: posterId }) => posterId === null || !blocked.has(posterId)),
    next: rows.length > JOBS_PAGE && last !== undefined ? cursorOf({ key: key(last), id: last.id }) : null,
  }
}

/** How many jobs the whole list has, at most `MAX_LISTED`. */
export const readCount = ({ db }: Context, { question }: JobResults): Promise<number> => countMatching(db, { ...question, max: MAX_LISTED })

const newest = async (context: Context, options: Question): Promise<JobRow[]> =>
  options.viewerId === null ? ((await reads(context).lists(JSON.stringify(options))) ?? []) : listNewest(context.db, options)

/** A job that was listed at some time, also an expired or closed one; null for any other, and for those of suspended posters. */
export async function readJob(context: Context, id: string): Promise<JobRow | null> {
  const job = await reads(context).jobs(id)
  if (job === null || job.posted_at === null || job.is_poster_suspended || job.state === 'removed' || job.state === 'proposed') return null
  return job.poster_id !== null && (await blockedPersonIds(context)).has(job.poster_id) ? null : job
}

export async function readJobOrRefuse(context: Context, id: string): Promise<JobRow> {
  const job = await readJob(context, id)
  if (job === null) throw new Refusal('NOT_FOUND')
  return job
}

export const readDescription = async (context: Context, id: string): Promise<string> => (await reads(context).descriptions(id)) ?? ''

/** The skills that open jobs ask for most. */
export const readWantedSkills = (context: Context, max: number): Promise<string[]> =>
  reads(context).skills.read(String(max), () => listWantedSkills(context.db, context.clock.now(), max))

export const readOpenCount = (context: Context): Promise<number> => countOpenJobs(context.db, context.clock.now())

/** A job with how well it matches the viewer. */
export interface JobMatch {
  job: JobRow
  match: Match
}

const CONSIDERED = 5

/** The open job that matches the viewer best, of those that are not theirs and to which they have not applied; null if nothing matches. */
export async function readBestMatch(context: Context, personId: string): Promise<JobMatch | null> {
  const row = await readCandidate(context.db, personId)
  if (isEmptyCandidate(row)) return null
  const options = { filter: NO_FILTER, at: context.clock.now(), viewerId: personId, after: null, max: CONSIDERED, isUntouched: true }
  const blocked = await blockedPersonIds(context)
  const job = (await listMatches(context.db, keysOf(row), options)).find(({ poster_id: posterId }) => posterId === null || !blocked.has(posterId))
  if (job === undefined) return null
  const match = matchOf({ skillsRequired: job.skills, location: job.location, experienceLevel: job.level }, candidateOf(row))
  return match.score === 0 ? null : { job, match }
}
