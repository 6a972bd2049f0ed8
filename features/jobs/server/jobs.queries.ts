import { fold } from '#platform/rules/words.ts'
import { wordPatterns } from '#platform/rules/word-patterns.ts'
import type { Cursor } from '#platform/rules/cursor.ts'
import type { Database } from '#platform/server/database/database.ts'
import { likeText } from '#platform/server/database/like.ts'
import { often, prepared, sql, type Db, type RawBuilder } from '#platform/server/database/sql.ts'
import { skillKey } from '#features/people/rules/skills.ts'
import type { JobFilter } from '../rules/job-filter.ts'
import type { Employment, JobState, Level } from '../rules/jobs.ts'
import { LEVEL_POINTS, LOCATION_POINTS, REMOTE_POINTS, SKILL_POINTS } from '../rules/match.ts'
import type { Period } from '../rules/salary.ts'

/** A job in lists, with the card of its poster. */
export interface JobRow {
  id: string
  poster_id: string | null
  poster_username: string | null
  poster_name: string | null
  poster_headline: string | null
  poster_avatar_id: string | null
  is_poster_suspended: boolean
  state: JobState
  company: string
  role: string
  location: string
  is_remote: boolean
  skills: string[]
  level: Level
  employment: Employment
  salary_min: number | null
  salary_max: number | null
  salary_currency: string | null
  salary_period: Period | null
  apply_url: string | null
  logo_id: string | null
  posted_at: Date | null
  expires_at: Date | null
  updated_at: Date
}

const CARD = `j.id, j.poster_id, p.username as poster_username, p.name as poster_name, p.headline as poster_headline, p.avatar_id as poster_avatar_id, p.suspended_at is not null as is_poster_suspended, j.state,
  j.company, j.role, j.location, j.is_remote, j.skills, j.level, j.employment, j.salary_min, j.salary_max, j.salary_currency, j.salary_period, j.apply_url, j.logo_id, j.posted_at, j.expires_at, j.updated_at`
const FROM = 'from jobs j left join people p on p.id = j.poster_id'
const CARDS = sql.raw(`${CARD} ${FROM}`)

/** Jobs that take applications at a moment; those of suspended posters are left out. */
const listedAt = (at: Date) => sql`j.state = 'open' and j.expires_at > ${at} and p.suspended_at is null`

const pattern = (text: string) => `%${likeText(text)}%`

/** The filter as conditions; `passesFilter` says the same of one job. */
const matching = ({ q, level, location, isRemote, skill, pay, currency }: JobFilter) => sql`
  ${q === null ? sql`` : sql`and j.search_text ~ all (${wordPatterns(q)}::text[])`}
  ${level === null ? sql`` : sql`and j.level = ${level}`}
  ${location === null ? sql`` : sql`and j.location_search like ${pattern(fold(location))}`}
  ${isRemote ? sql`and j.is_remote` : sql``}
  ${skill === null ? sql`` : sql`and j.skill_keys @> array[${skillKey(skill)}]`}
  ${pay === null ? sql`` : sql`and (j.salary_yearly is null or (j.salary_currency = ${currency} and j.salary_yearly >= ${pay}))`}`

/** What a list of jobs is for: everyone, or a member, whose hidden jobs are left out. */
export interface ListOptions {
  filter: JobFilter
  at: Date
  viewerId: string | null
  after: Cursor | null
  max: number
  /** Without the jobs that the member posted or applied to. */
  isUntouched?: boolean
}

// As arrays, which are read once: a subquery for each job takes as long as the rest of the list.
const forViewer = ({ viewerId, isUntouched = false }: Pick<ListOptions, 'viewerId' | 'isUntouched'>) =>
  viewerId === null
    ? sql``
    : sql`and j.id <> all (array(select h.job_id from hidden_jobs h where h.person_id = ${viewerId}))
      ${isUntouched ? sql`and j.poster_id is distinct from ${viewerId}::uuid and j.id <> all (array(select t.job_id from tracked_jobs t where t.person_id = ${viewerId} and t.stage <> 'Saved'))` : sql``}`

/** One page of open jobs, newest first. */
export async function listNewest(db: Db, { filter, at, after, max, ...viewer }: ListOptions): Promise<JobRow[]> {
  const from = after === null ? sql`` : sql`and (j.posted_at, j.id) < (to_timestamp(${after.key} / 1000.0), ${after.id}::uuid)`
  const { rows } = await sql<JobRow>`select ${CARDS} where ${listedAt(at)} ${matching(filter)} ${forViewer(viewer)} ${from}
    order by j.posted_at desc, j.id desc limit ${max}`.execute(db)
  return rows
}

/** What the match score compares, by keys. */
export interface CandidateKeys {
  skillKeys: readonly string[]
  locationKey: string
  level: Level | null
}

/** Orders by score, then by date, in one number that fits into a cursor. */
const rankOf = (score: RawBuilder<unknown>) => sql`(${score})::float8 * 1e13 + floor(date_part('epoch', j.posted_at) * 1000)`

const scoreFor = ({ skillKeys, locationKey, level }: CandidateKeys) => sql`(
  ${sql.lit(SKILL_POINTS)} * (select count(*) from unnest(j.skill_keys) k where k = any (${[...skillKeys]}::text[]))
  + case when ${locationKey} <> '' and j.location_key = ${locationKey} then ${sql.lit(LOCATION_POINTS)} else 0 end
  + case when j.is_remote then ${sql.lit(REMOTE_POINTS)} else 0 end
  + case when j.level = ${level}::text then ${sql.lit(LEVEL_POINTS)} else 0 end)`

/** One page of open jobs, the best match first (requirement V-3); with the number that orders them. */
export async function listMatches(db: Db, candidate: CandidateKeys, { filter, at, after, max, ...viewer }: ListOptions): Promise<(JobRow & { rank: number })[]> {
  const from = after === null ? sql`` : sql`where (m.rank, m.id) < (${after.key}::float8, ${after.id}::uuid)`
  const { rows } = await sql<JobRow & { rank: number }>`
    with m as (select j.id, ${rankOf(scoreFor(candidate))} as rank ${sql.raw(FROM)} where ${listedAt(at)} ${matching(filter)} ${forViewer(viewer)}),
      best as (select m.id, m.rank from m ${from} order by m.rank desc, m.id desc limit ${max})
    select best.rank, ${CARDS} join best on best.id = j.id order by best.rank desc, j.id desc`.execute(db)
  return rows
}

const byId = prepared<JobRow>('job-by-id', `select ${CARD} ${FROM} where j.id = any ($1::uuid[])`)

/** These jobs in any state. */
export const findJobs = (database: Pick<Database, 'pool'>, ids: readonly string[]) => byId.all(database, [ids])

export async function findJob(database: Pick<Database, 'pool'>, id: string): Promise<JobRow | null> {
  return (await findJobs(database, [id]))[0] ?? null
}

/** The rendered descriptions of jobs by their ids. */
export async function listDescriptions(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; description_html: string }>`select id, description_html from jobs where id = any (${[...ids]}::uuid[])`.execute(db)
  return new Map(rows.map(({ id, description_html }) => [id, description_html]))
}

/** The skills that open jobs ask for, the most frequent first. */
export async function listWantedSkills(db: Db, at: Date, max: number): Promise<string[]> {
  const { rows } = await sql<{ skill: string }>`select s as skill ${sql.raw(FROM)}, unnest(j.skills) s where ${listedAt(at)} group by s order by count(*) desc, s limit ${max}`.execute(db)
  return rows.map(({ skill }) => skill)
}

/** How many open jobs match a filter, at most `max`. */
export async function countMatching(db: Db, { filter, at, viewerId, max }: Pick<ListOptions, 'filter' | 'at' | 'viewerId' | 'max'>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (select ${sql.raw(FROM)} where ${listedAt(at)} ${matching(filter)} ${forViewer({ viewerId })} limit ${max}) found`.execute(db)
  return rows[0]!.count
}

export async function countOpenJobs(db: Db, at: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${sql.raw(FROM)} where ${listedAt(at)}`.execute(db)
  return rows[0]!.count
}

/** Jobs for the sitemap, after an id, in the order of their ids. */
export async function listForSitemap(db: Db, { at, max }: { at: Date; max: number }): Promise<{ id: string; role: string; company: string; updated_at: Date }[]> {
  const { rows } = await sql<{ id: string; role: string; company: string; updated_at: Date }>`
    select j.id, j.role, j.company, j.updated_at ${sql.raw(FROM)} where ${listedAt(at)} order by j.posted_at desc, j.id desc limit ${max}`.execute(db)
  return rows
}

/** The jobs of a poster that take applications at a moment, the newest first. */
export async function listOpenOfPoster(db: Db, posterId: string, { at, max }: { at: Date; max: number }): Promise<{ id: string; role: string; company: string; location: string }[]> {
  const { rows } = await often('jobs-of-poster', sql<{ id: string; role: string; company: string; location: string }>`
    select j.id, j.role, j.company, j.location ${sql.raw(FROM)} where j.poster_id = ${posterId} and ${listedAt(at)} order by j.posted_at desc, j.id desc limit ${max}`).execute(db)
  return rows
}
