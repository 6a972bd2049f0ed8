import { sql, type Db, type RawBuilder } from '#platform/server/database/sql.ts'
import { personCard, type PersonCard } from '#features/people/server/public.ts'

export interface EntryRow {
  entered_at: Date
  /** When their own clock started; null in the time of the contest. */
  virtual_from: Date | null
  /** When they ended their own clock before its time. */
  finished_at: Date | null
}

/** SQL: when the time of an entry `e` of a contest `c` is over. */
export const CLOSES_AT = sql.raw('coalesce(e.finished_at, e.virtual_from + (c.ends_at - c.starts_at), c.ends_at)')

export async function findEntry(db: Db, contestId: string, personId: string): Promise<EntryRow | null> {
  const { rows } = await sql<EntryRow>`select entered_at, virtual_from, finished_at from contest_entries where contest_id = ${contestId} and person_id = ${personId}`.execute(db)
  return rows[0] ?? null
}

/** Enters someone; a second time changes nothing. */
export async function saveEntry(db: Db, { contestId, personId, at, virtualFrom }: { contestId: string; personId: string; at: Date; virtualFrom: Date | null }): Promise<void> {
  await sql`insert into contest_entries (contest_id, person_id, entered_at, virtual_from) values (${contestId}, ${personId}, ${at}, ${virtualFrom}) on conflict do nothing`.execute(db)
}

export const deleteEntry = async (db: Db, contestId: string, personId: string): Promise<void> =>
  void (await db.deleteFrom('contest_entries').where('contest_id', '=', contestId).where('person_id', '=', personId).execute())

/** Ends the own clock of someone; a second time changes nothing. */
export async function saveFinish(db: Db, contestId: string, personId: string, at: Date): Promise<void> {
  await sql`update contest_entries e set finished_at = ${at} from contests c where c.id = e.contest_id and e.contest_id = ${contestId} and e.person_id = ${personId}
    and e.virtual_from is not null and ${CLOSES_AT} > ${at}`.execute(db)
}

/** A contest that someone signed up for or takes part in, for their calendar. */
export interface CalendarContestRow {
  id: string
  number: number
  title: string
  starts_at: Date
  ends_at: Date
  state: 'published' | 'cancelled'
  revision: number
  changed_at: Date
}

/** The contests since a moment that a person entered in their time. */
export async function listForCalendar(db: Db, { personId, since, max }: { personId: string; since: Date; max: number }): Promise<CalendarContestRow[]> {
  const { rows } = await sql<CalendarContestRow>`select c.id, c.number, c.title, c.starts_at, c.ends_at, c.state, c.revision, c.changed_at
    from contest_entries e join contests c on c.id = e.contest_id
    where e.person_id = ${personId} and e.virtual_from is null and c.ends_at >= ${since} and c.state in ('published', 'cancelled') order by c.starts_at limit ${max}`.execute(db)
  return rows
}

/** The ids of all people who entered in the time of a contest. */
export async function listParticipants(db: Db, contestId: string): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`select person_id from contest_entries where contest_id = ${contestId} and virtual_from is null`.execute(db)
  return rows.map(({ person_id }) => person_id)
}

/** The same with their time zones. */
export async function listParticipantZones(db: Db, contestId: string): Promise<{ person_id: string; time_zone: string }[]> {
  const { rows } = await sql<{ person_id: string; time_zone: string }>`select e.person_id, coalesce(l.time_zone, 'UTC') as time_zone from contest_entries e left join logins l on l.person_id = e.person_id
    where e.contest_id = ${contestId} and e.virtual_from is null`.execute(db)
  return rows
}

/** Who entered in the time of a contest, the first ones first. */
export async function listEntrants(db: Db, contestId: string, max: number): Promise<PersonCard[]> {
  const { rows } = await sql<{ person: PersonCard }>`select ${sql.raw(personCard('p'))} as person from contest_entries e join people p on p.id = e.person_id
    where e.contest_id = ${contestId} and e.virtual_from is null and p.suspended_at is null order by e.entered_at, p.id limit ${max}`.execute(db)
  return rows.map(({ person }) => person)
}

/** A contest that someone takes part in now, in its time or on their own clock. */
export interface RunningEntryRow {
  number: number
  title: string
  ends_at: Date
  /** Its problems in order, with what the person has solved in the time of their entry. */
  tasks: ContestTaskRow[]
}

export interface ContestTaskRow {
  id: string
  slug: string
  title: string
  points: number
  isSolved: boolean
}

/** The contests that a person takes part in at a moment. */
export async function listRunning(db: Db, personId: string, now: Date): Promise<RunningEntryRow[]> {
  const { rows } = await sql<RunningEntryRow>`
    select c.number, c.title, w.closes_at as ends_at,
      (select coalesce(json_agg(json_build_object('id', p.id, 'slug', p.slug, 'title', p.title, 'points', x.points, 'isSolved', exists (
        select from submissions s where s.person_id = e.person_id and s.problem_id = p.id and s.verdict = 'Accepted' and s.submitted_at >= w.opens_at and s.submitted_at < w.closes_at
      )) order by x.position), '[]') from contest_problems x join problems p on p.id = x.problem_id where x.contest_id = c.id) as tasks
    from contest_entries e join contests c on c.id = e.contest_id and c.state = 'published'
    cross join lateral (select coalesce(e.virtual_from, c.starts_at) as opens_at, ${CLOSES_AT} as closes_at) w
    where e.person_id = ${personId} and w.opens_at <= ${now} and w.closes_at > ${now} order by w.closes_at limit 5`.execute(db)
  return rows
}

/**
 * SQL: the contests that close help with a problem to someone: those in which they take part now, and the running ones that they may still enter,
 * which is everyone but the host.
 */
const closing = ({ problemId, person, now }: { problemId: string; person: RawBuilder<unknown>; now: Date }) => sql`
  from contest_problems x join contests c on c.id = x.contest_id and c.state = 'published'
  left join contest_entries e on e.contest_id = c.id and e.person_id = ${person}
  where x.problem_id = ${problemId} and (
    (coalesce(e.virtual_from, c.starts_at) <= ${now} and ${CLOSES_AT} > ${now} and e.person_id is not null)
    or (c.starts_at <= ${now} and c.ends_at > ${now} and (${person} is null or c.host_id is distinct from ${person})))`

/** The contest that closes help with a problem to someone now, first one that they take part in; null if none does. */
export async function findClosing(db: Db, { problemId, personId, now }: { problemId: string; personId: string | null; now: Date }): Promise<{ title: string; takes_part: boolean } | null> {
  const { rows } = await sql<{ title: string; takes_part: boolean }>`select c.title, e.person_id is not null as takes_part
    ${closing({ problemId, person: sql`${personId}::uuid`, now })} order by takes_part desc, c.ends_at limit 1`.execute(db)
  return rows[0] ?? null
}

/** Those of these people to whom no contest closes help with a problem now. */
export async function listOutsideOfContests(db: Db, { problemId, personIds, now }: { problemId: string; personIds: readonly string[]; now: Date }): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select one.id from unnest(${[...personIds]}::uuid[]) one (id)
    where not exists (select ${closing({ problemId, person: sql`one.id`, now })})`.execute(db)
  return rows.map(({ id }) => id)
}

/** What an entry has done with one problem. */
export interface ResultRow {
  person_id: string
  person: PersonCard
  is_virtual: boolean
  problem_id: string
  points: number
  solved_after: number | null
  wrong: number
}

/**
 * What the entries of a contest have done with its problems, each within its own window: those in the time of the contest and, if given, that of one person. A row for
 * each problem, also without a submission. What was sent after giving up does not count.
 */
export async function listResults(db: Db, contestId: string, personId: string | null): Promise<ResultRow[]> {
  const { rows } = await sql<ResultRow>`
    select e.person_id, ${sql.raw(personCard('p'))} as person, e.virtual_from is not null as is_virtual, x.problem_id, x.points,
      extract(epoch from r.solved_at - w.opens_at)::float8 as solved_after, coalesce(r.wrong, 0) as wrong
    from contests c join contest_entries e on e.contest_id = c.id and (e.virtual_from is null or e.person_id = ${personId}::uuid)
    join people p on p.id = e.person_id and p.suspended_at is null
    join contest_problems x on x.contest_id = c.id
    cross join lateral (select coalesce(e.virtual_from, c.starts_at) as opens_at, ${CLOSES_AT} as closes_at) w
    left join lateral (
      select a.solved_at, (select count(*)::int from submissions s where s.person_id = e.person_id and s.problem_id = x.problem_id and s.state = 'judged'
        and s.submitted_at >= w.opens_at and s.submitted_at < least(a.solved_at, w.closes_at) and s.verdict not in ('Accepted', 'Compile Error', 'Judge Error')) as wrong
      from (select min(s.submitted_at) as solved_at from submissions s where s.person_id = e.person_id and s.problem_id = x.problem_id and s.verdict = 'Accepted'
        and not s.is_after_giving_up and s.submitted_at >= w.opens_at and s.submitted_at < w.closes_at) a
    ) r on true
    where c.id = ${contestId} order by e.person_id, x.position`.execute(db)
  return rows
}
