import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { ActivityKind } from '../rules/activity.ts'
import { isoDay, type Day } from '../rules/calendar-day.ts'
import type { KeptDay } from '../rules/streak.ts'

export interface NewActivity {
  personId: string
  kind: ActivityKind
  subjectId: string
  day: Day
  at: Date
}

/** False when it is in the ledger already. */
export async function insertActivity(db: Db, activity: NewActivity): Promise<boolean> {
  const { personId, kind, subjectId, day, at } = activity
  const result = await sql<{ noted: boolean }>`
    select note_activity(${personId}, ${kind}, ${subjectId}, ${isoDay(day)}::date, ${at}) as noted`.execute(db)
  return result.rows[0]!.noted
}

/** Takes it out of the ledger again; false when it was not there. */
export async function deleteActivity(db: Db, { personId, kind, subjectId }: Omit<NewActivity, 'day' | 'at'>): Promise<boolean> {
  const result = await sql<{ forgotten: boolean }>`select forget_activity(${personId}, ${kind}, ${subjectId}) as forgotten`.execute(db)
  return result.rows[0]!.forgotten
}

/** What others did to somebody who left stays on their days, but says no more to whom. */
export async function hideSubject(db: Db, subjectId: string): Promise<void> {
  await sql`update activities set subject_id = gen_random_uuid() where subject_id = ${subjectId}`.execute(db)
}

/** The time zone that a person lives by, or null when there is no such person. */
export async function findTimeZone(db: Db, personId: string): Promise<string | null> {
  const row = await db.selectFrom('logins').select('time_zone').where('person_id', '=', personId).executeTakeFirst()
  return row?.time_zone ?? null
}

/** A person's days, each with its activities and how the streak stood after it, and the zone they live by. */
export interface DaysRow {
  person_id: string
  time_zone: string
  days: KeptDay[]
}

interface DaysAnswer {
  person_id: string
  time_zone: string
  /** Day, activities, run and freezes of each, as one text: four arrays took the driver as long as all the rest. */
  days: string
}

const daysOf = prepared<DaysAnswer>(
  'activity-days',
  `select l.person_id, l.time_zone, y.days from logins l cross join lateral (
     select coalesce(array_agg(array[d.day - date '1970-01-01', d.activities, d.run, d.freezes] order by d.day)::text, '{}') as days
     from activity_days d where d.person_id = l.person_id and d.day >= $2::date) y
   where l.person_id = any($1::uuid[])`,
)

/** The days of these people since a day. */
export async function activeDays(database: Database, personIds: string[], since: Day): Promise<Map<string, DaysRow>> {
  const rows = await daysOf.all(database, [personIds, isoDay(since)])
  return new Map(rows.map(({ days, ...of }) => [of.person_id, { ...of, days: daysFrom(days) }]))
}

function daysFrom(text: string): KeptDay[] {
  const days = JSON.parse(text.replaceAll('{', '[').replaceAll('}', ']')) as [number, number, number, number][]
  return days.map(([day, count, run, freezes]) => ({ day, count, run, freezes }))
}

/** Lessons are not told of yet: they come with the courses. */
export type ShownKind = Exclude<ActivityKind, 'lesson.finished'>

/** Something that somebody did, with what it was done to. */
export interface RecentRow {
  kind: ShownKind
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

const DONE_TO = `
  select b.title, b.slug as address from blogs b
    where a.kind = 'blog.published' and b.id = a.subject_id and b.published_at is not null and b.deleted_at is null
  union all
  select b.title, b.slug from blog_comments c join blogs b on b.id = c.blog_id
    where a.kind = 'comment.written' and c.id = a.subject_id and c.deleted_at is null and b.published_at is not null and b.deleted_at is null
      and not are_apart(b.author_id, $1::uuid)
  union all
  select q.title, q.slug from problems q where a.kind = 'problem.solved' and q.id = a.subject_id and q.is_published
  union all
  select p.name, p.username from people p
    where a.kind = 'person.followed' and p.id = a.subject_id and p.suspended_at is null
      and exists (select from follows f where f.follower_id = a.person_id and f.followed_id = p.id)
      and not are_apart(p.id, $1::uuid)
      and (a.person_id = $1 or not exists (
        select from profile_visibility v where v.person_id = a.person_id and v.section = 'followers' and v.level = 'me'))`

// Of each at most $2, and of those the newest: as fast with three years of activity as with three days.
const recent = prepared<RecentRow>(
  'recent-activity',
  `select a.kind, a.happened_at, p.id as person_id, p.username, p.name, p.headline, p.avatar_id, a.title, a.address from (
     select $1::uuid as id union all
     select followed_id from (select followed_id from follows where follower_id = $1 and $3 order by followed_at desc limit 300) followed
   ) who
   join people p on p.id = who.id and p.suspended_at is null
   cross join lateral (
     select a.kind, a.happened_at, s.title, s.address from activities a cross join lateral (${DONE_TO}) s
     where a.person_id = who.id order by a.happened_at desc limit $2) a
   where who.id = $1 or (
     not exists (select from profile_visibility v where v.person_id = who.id and v.section = 'activity' and v.level = 'me')
     and not exists (select from mutes m where m.muter_id = $1 and m.muted_id = who.id)
     and not are_apart(who.id, $1))
   order by a.happened_at desc limit $2`,
)

/** What a person did last, and with `andFollowed` what those whom they follow did. */
export const recentActivity = (database: Database, personId: string, first: number, andFollowed: boolean) =>
  recent.all(database, [personId, first, andFollowed])

/** When what a signal tells of happened; null when it is no longer so. */
export async function momentOfFollow(db: Db, followerId: string, followedId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('follows')
    .select('followed_at')
    .where('follower_id', '=', followerId)
    .where('followed_id', '=', followedId)
    .executeTakeFirst()
  return row?.followed_at ?? null
}

export async function momentOfBlog(db: Db, blogId: string): Promise<Date | null> {
  const row = await db.selectFrom('blogs').select('published_at').where('id', '=', blogId).executeTakeFirst()
  return row?.published_at ?? null
}

export async function momentOfComment(db: Db, commentId: string): Promise<Date | null> {
  const row = await db.selectFrom('blog_comments').select('written_at').where('id', '=', commentId).executeTakeFirst()
  return row?.written_at ?? null
}

export async function momentOfSolution(db: Db, personId: string, problemId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('submissions')
    .select('submitted_at')
    .where('person_id', '=', personId)
    .where('problem_id', '=', problemId)
    .where('is_first_acceptance', '=', true)
    .executeTakeFirst()
  return row?.submitted_at ?? null
}
