import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { ActivityKind } from './activity-kinds.ts'
import { isoDay, type Day } from '../rules/calendar-day.ts'
import type { ActivityDay } from '../rules/streak.ts'

export interface NewActivity {
  personId: string
  kind: ActivityKind
  subjectId: string
  day: Day
  at: Date
}

/** Adds an activity. Returns false if it exists already. */
export async function insertActivity(db: Db, activity: NewActivity): Promise<boolean> {
  const { personId, kind, subjectId, day, at } = activity
  const result = await sql<{ noted: boolean }>`
    select note_activity(${personId}, ${kind}, ${subjectId}, ${isoDay(day)}::date, ${at}) as noted`.execute(db)
  return result.rows[0]!.noted
}

/** Removes an activity. Returns false if there is none. */
export async function deleteActivity(db: Db, { personId, kind, subjectId }: Omit<NewActivity, 'day' | 'at'>): Promise<boolean> {
  const result = await sql<{ forgotten: boolean }>`select forget_activity(${personId}, ${kind}, ${subjectId}) as forgotten`.execute(db)
  return result.rows[0]!.forgotten
}

/** Replaces the subject of activities about a person who left: the activities stay, without a link to the person. */
export async function hideSubject(db: Db, subjectId: string): Promise<void> {
  await sql`update activities set subject_id = gen_random_uuid() where subject_id = ${subjectId}`.execute(db)
}

/** The time zone of a person; null if there is no such person. */
export async function findTimeZone(db: Db, personId: string): Promise<string | null> {
  const row = await db.selectFrom('logins').select('time_zone').where('person_id', '=', personId).executeTakeFirst()
  return row?.time_zone ?? null
}

/** The days of a person with activity, and their time zone. */
export interface DaysRow {
  person_id: string
  time_zone: string
  days: ActivityDay[]
}

interface StoredDays {
  person_id: string
  time_zone: string
  /** Day, activities, run and freezes as one text: the driver parses four arrays much more slowly. */
  days: string
}

const daysOf = prepared<StoredDays>(
  'activity-days',
  `select l.person_id, l.time_zone, y.days from logins l cross join lateral (
     select coalesce(array_agg(array[d.day - date '1970-01-01', d.activities, d.run, d.freezes] order by d.day)::text, '{}') as days
     from activity_days d where d.person_id = l.person_id and d.day >= $2::date) y
   where l.person_id = any($1::uuid[])`,
)

/** The days with activity of these people since a day. */
export async function activeDays(database: Database, personIds: string[], since: Day): Promise<Map<string, DaysRow>> {
  const rows = await daysOf.all(database, [personIds, isoDay(since)])
  return new Map(rows.map(({ days, ...of }) => [of.person_id, { ...of, days: parseDays(days) }]))
}

function parseDays(text: string): ActivityDay[] {
  const days = JSON.parse(text.replaceAll('{', '[').replaceAll('}', ']')) as [number, number, number, number][]
  return days.map(([day, count, run, freezes]) => ({ day, count, run, freezes }))
}

/** An activity with its subject. */
export interface RecentRow {
  kind: string
  happened_at: Date
  person_id: string
  username: string
  name: string
  headline: string
  avatar_id: string | null
  /** The title of a blog or a problem, or the name of a person. */
  title: string
  /** The slug of a blog or a problem, or a username. */
  address: string
}

// At most $2 rows per person are read, so the time does not depend on the length of the history.
const recentSql = (subjects: string) =>
  `select a.kind, a.happened_at, p.id as person_id, p.username, p.name, p.headline, p.avatar_id, a.title, a.address from (
     select $1::uuid as id union all
     select followed_id from (select followed_id from follows where follower_id = $1 and $3 order by followed_at desc limit 300) followed
   ) who
   join people p on p.id = who.id and p.suspended_at is null
   cross join lateral (
     select a.kind, a.happened_at, s.title, s.address from activities a cross join lateral (${subjects}) s
     where a.person_id = who.id and ($4::timestamptz is null or date_trunc('milliseconds', a.happened_at) < $4) order by a.happened_at desc limit $2) a
   where who.id = $1 or (
     not exists (select from profile_visibility v where v.person_id = who.id and v.section = 'activity' and v.level = 'me')
     and not exists (select from mutes m where m.muter_id = $1 and m.muted_id = who.id)
     and not are_apart(who.id, $1))
   order by a.happened_at desc limit $2`

/** SQL that finds the subject of a kind of activity: it selects `title` and `address`. `a` is the activity, `$1` the viewer. */
export type SubjectSql = string

/** How many of the latest activities, of whom, and before which moment. */
export interface RecentQuestion {
  first: number
  andFollowed: boolean
  before: Date | null
}

/** Builds the query for the latest activities of a person and, with `andFollowed`, of the people they follow. */
export function recentActivityQuery(subjects: ReadonlyMap<string, SubjectSql>): (database: Database, personId: string, question: RecentQuestion) => Promise<RecentRow[]> {
  const ofKinds = [...subjects].map(([kind, subject]) => `select s.* from (${subject}) s where a.kind = '${kind}'`)
  const recent = prepared<RecentRow>('recent-activity', recentSql(ofKinds.join(' union all ')))
  return (database, personId, { first, andFollowed, before }) => recent.all(database, [personId, first, andFollowed, before])
}

/** Whether a person ever did something of this kind. */
export async function hasActivity(db: Db, personId: string, kind: string): Promise<boolean> {
  const row = await db.selectFrom('activities').select('kind').where('person_id', '=', personId).where('kind', '=', kind).limit(1).executeTakeFirst()
  return row !== undefined
}
