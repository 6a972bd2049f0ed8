import type { Cursor } from '#platform/rules/cursor.ts'
import { lockName } from '#platform/server/database/lock-name.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'
import { optionalPersonCard, type PersonCard } from '#features/people/server/public.ts'
import type { ContestState } from '../rules/contest.ts'
import { CLOSES_AT } from './entries.queries.ts'

export interface ContestRow {
  id: string
  number: number
  host_id: string | null
  host: PersonCard | null
  title: string
  description: string
  starts_at: Date
  ends_at: Date
  state: ContestState
  cancel_reason: string
  revision: number
  changed_at: Date
  problems: number
  entries: number
}

const COLUMNS = sql.raw(`c.id, c.number, c.host_id, c.title, c.description, c.starts_at, c.ends_at, c.state, c.cancel_reason, c.revision, c.changed_at, ${optionalPersonCard('p')} as host,
  (select count(*)::int from contest_problems x where x.contest_id = c.id) as problems, (select count(*)::int from contest_entries x where x.contest_id = c.id) as entries
  from contests c left join people p on p.id = c.host_id and p.suspended_at is null`)

export async function findContest(db: Db, key: { id: string } | { number: number }): Promise<ContestRow | null> {
  const { rows } = await sql<ContestRow>`select ${COLUMNS} where ${'id' in key ? sql`c.id = ${key.id}` : sql`c.number = ${key.number}`}`.execute(db)
  return rows[0] ?? null
}

export const lockContest = async (db: Db, id: string): Promise<void> => void (await sql`select from contests where id = ${id} for no key update`.execute(db))

/** The published contests that are not over, soonest first. */
export async function listOpen(db: Db, now: Date, max: number): Promise<ContestRow[]> {
  const { rows } = await sql<ContestRow>`select ${COLUMNS} where c.state = 'published' and c.ends_at > ${now} order by c.starts_at, c.id limit ${max}`.execute(db)
  return rows
}

/** The published contests that are over, latest first. */
export async function listPast(db: Db, { now, after, max }: { now: Date; after: Cursor | null; max: number }): Promise<ContestRow[]> {
  const from = after === null ? sql`` : sql`and (c.ends_at, c.id) < (to_timestamp(${after.key} / 1000.0), ${after.id}::uuid)`
  const { rows } = await sql<ContestRow>`select ${COLUMNS} where c.state = 'published' and c.ends_at <= ${now} ${from} order by c.ends_at desc, c.id desc limit ${max}`.execute(db)
  return rows
}

/** The contests that a person hosts, in all states. */
export async function listHosted(db: Db, hostId: string, max: number): Promise<ContestRow[]> {
  const { rows } = await sql<ContestRow>`select ${COLUMNS} where c.host_id = ${hostId} order by c.changed_at desc, c.id limit ${max}`.execute(db)
  return rows
}

/** Contests by their ids, in no order. */
export async function listById(db: Db, ids: readonly string[]): Promise<ContestRow[]> {
  const { rows } = await sql<ContestRow>`select ${COLUMNS} where c.id = any (${[...ids]}::uuid[])`.execute(db)
  return rows
}

/** The ids of published contests after one, for the search index. */
export async function listIds(db: Db, after: string | null, max: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from contests where state = 'published' and (${after}::uuid is null or id > ${after}::uuid) order by id limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface ContestTexts {
  id: string
  title: string
  description: string
  startsAt: Date
  endsAt: Date
}

/** Creates a draft unless its host has `max` contests that are neither over nor canceled; null then. */
export async function insertContest(db: Db, { hostId, max, at, ...contest }: ContestTexts & { hostId: string; max: number; at: Date }): Promise<number | null> {
  await lockName(db, `contests/${hostId}`)
  const { rows } = await sql<{ number: number }>`insert into contests (id, host_id, title, description, starts_at, ends_at, changed_at)
    select ${contest.id}, ${hostId}, ${contest.title}, ${contest.description}, ${contest.startsAt}, ${contest.endsAt}, ${at}
    where (select count(*) from contests where host_id = ${hostId} and ends_at > ${at} and state in ('draft', 'published')) < ${max} returning number`.execute(db)
  return rows[0]?.number ?? null
}

/** Changes the texts and times of a contest. */
export async function updateContest(db: Db, { id, title, description, startsAt, endsAt, at }: ContestTexts & { at: Date }): Promise<void> {
  await sql`update contests set title = ${title}, description = ${description}, starts_at = ${startsAt}, ends_at = ${endsAt}, changed_at = ${at}, revision = revision + 1,
    reminded_at = case when starts_at = ${startsAt} then reminded_at end where id = ${id}`.execute(db)
}

export async function saveState(db: Db, { id, state, reason = '', at }: { id: string; state: ContestState; reason?: string; at: Date }): Promise<void> {
  await sql`update contests set state = ${state}, cancel_reason = ${reason}, changed_at = ${at}, revision = revision + 1 where id = ${id}`.execute(db)
}

export const deleteContest = async (db: Db, id: string): Promise<void> => void (await db.deleteFrom('contests').where('id', '=', id).execute())

export interface ContestProblemRow {
  problem_id: string
  slug: string
  title: string
  difficulty: string
  points: number
}

/** The problems of a contest in their order; retired ones stay in it. */
export async function listProblems(db: Db, contestId: string): Promise<ContestProblemRow[]> {
  const { rows } = await sql<ContestProblemRow>`select x.problem_id, p.slug, p.title, p.difficulty, x.points
    from contest_problems x join problems p on p.id = x.problem_id where x.contest_id = ${contestId} order by x.position`.execute(db)
  return rows
}

/** Those problems of a contest that someone gave up before the end of their part in it, or at all without one. They give no points. */
export async function listGivenUp(db: Db, contestId: string, personId: string): Promise<string[]> {
  const { rows } = await sql<{ problem_id: string }>`select x.problem_id from contest_problems x join contests c on c.id = x.contest_id
    join problem_help h on h.problem_id = x.problem_id and h.person_id = ${personId}
    left join contest_entries e on e.contest_id = c.id and e.person_id = h.person_id
    where c.id = ${contestId} and (e.person_id is null and h.gave_up_at is not null
      or h.gave_up_at < ${CLOSES_AT})`.execute(db)
  return rows.map(({ problem_id: id }) => id)
}

/** Replaces the problems of a contest by published ones; returns the slugs that are none. */
export async function saveProblems(db: Db, contestId: string, problems: readonly { slug: string; points: number }[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string; id: string | null }>`select a.slug, p.id from unnest(${problems.map(({ slug }) => slug)}::text[]) a (slug)
    left join problems p on p.slug = a.slug and p.is_published`.execute(db)
  const idOf = new Map(rows.map(({ slug, id }) => [slug, id]))
  const unknown = problems.filter(({ slug }) => (idOf.get(slug) ?? null) === null).map(({ slug }) => slug)
  if (unknown.length > 0) return unknown
  await sql`delete from contest_problems where contest_id = ${contestId}`.execute(db)
  await sql`insert into contest_problems (contest_id, problem_id, position, points)
    select ${contestId}, id, (nth - 1)::smallint, points from unnest(${problems.map(({ slug }) => idOf.get(slug)!)}::uuid[], ${problems.map(({ points }) => points)}::int[]) with ordinality x (id, points, nth)`.execute(db)
  return []
}

/** Marks the published contests that start within an hour, once each, and returns their ids. */
export async function claimReminders(db: Db, now: Date, max: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update contests set reminded_at = ${now} where id in (
    select id from contests where state = 'published' and reminded_at is null and starts_at > ${now} and starts_at <= ${now}::timestamptz + interval '1 hour' limit ${max}) returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Marks the published contests that are over and whose submissions in time are judged, once each, and returns their ids. */
export async function claimFinished(db: Db, now: Date, max: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`update contests set closed_at = ${now} where id in (
    select c.id from contests c where c.state = 'published' and c.closed_at is null and c.ends_at <= ${now}
      and not exists (select from contest_problems x join contest_entries e on e.contest_id = c.id join submissions s on s.person_id = e.person_id and s.problem_id = x.problem_id
        where x.contest_id = c.id and s.state <> 'judged' and s.submitted_at < c.ends_at) limit ${max}) returning id`.execute(db)
  return rows.map(({ id }) => id)
}
