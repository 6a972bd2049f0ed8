import { sql, type Db } from '#platform/server/database/sql.ts'
import { CHECKS_UNTIL_BROKEN, type BrokenReason } from '../rules/broken-videos.ts'

/** The YouTube videos of published lessons. */
export async function listVideosOfLessons(db: Db): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct body -> 'video' ->> 'id' as id from course_lessons where kind = 'video' and body -> 'video' ->> 'host' = 'youtube' and removed_at is null`.execute(db)
  return rows.map(({ id }) => id)
}

/** The addresses of videos in drafts. */
export async function listVideoAddressesOfDrafts(db: Db): Promise<string[]> {
  const { rows } = await sql<{ url: string }>`select distinct jsonb_path_query(content, '$.topics[*].lessons[*].videoUrl') #>> '{}' as url from course_drafts`.execute(db)
  return rows.map(({ url }) => url)
}

/** Those of these videos that are due, those first that were checked longest ago. Checks of videos that are used no more are forgotten. */
export async function listDueVideos(db: Db, ids: readonly string[], { before, max }: { before: Date; max: number }): Promise<string[]> {
  await sql`delete from course_video_checks where youtube_id <> all (${ids}::text[])`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select i.id from unnest(${ids}::text[]) i (id) left join course_video_checks c on c.youtube_id = i.id
    where c.checked_at is null or c.checked_at < ${before} order by c.checked_at nulls first, i.id limit ${max}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Notes what a check found. A video that plays again may be reported again later. */
export async function saveCheck(db: Db, { id, reason, channel, at }: { id: string; reason: BrokenReason | null; channel: string | null; at: Date }): Promise<void> {
  const failedAt = reason === null ? null : at
  await sql`insert into course_video_checks (youtube_id, checked_at, failures, reason, failed_since, channel)
    values (${id}, ${at}, ${reason === null ? 0 : 1}, ${reason}, ${failedAt}, ${channel})
    on conflict (youtube_id) do update set checked_at = excluded.checked_at, failures = case when excluded.failures = 0 then 0 else course_video_checks.failures + 1 end,
      reason = excluded.reason, failed_since = case when excluded.failures = 0 then null else coalesce(course_video_checks.failed_since, excluded.failed_since) end,
      channel = coalesce(excluded.channel, course_video_checks.channel)`.execute(db)
  if (reason === null) await sql`delete from course_videos_reported where youtube_id = ${id}`.execute(db)
}

/** The channel of a video; null if the host has not named it yet. */
export async function findChannel(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('course_video_checks').select('channel').where('youtube_id', '=', id).executeTakeFirst()
  return row?.channel ?? null
}

export interface BrokenVideo {
  youtube_id: string
  reason: BrokenReason
  failed_since: Date
}

/** Those of these videos that are broken. */
export async function listBrokenVideos(db: Db, ids: readonly string[]): Promise<BrokenVideo[]> {
  const { rows } = await sql<BrokenVideo>`
    select youtube_id, reason, failed_since from course_video_checks where youtube_id = any(${ids}::text[]) and failures >= ${CHECKS_UNTIL_BROKEN} order by failed_since, youtube_id`.execute(db)
  return rows
}

export interface BrokenInCourse {
  course_id: string
  title: string
  author_id: string | null
  /** How many are new. */
  videos: number
}

/** Marks broken videos of published courses as reported. */
export async function claimReports(db: Db): Promise<BrokenInCourse[]> {
  const { rows } = await sql<BrokenInCourse>`
    with fresh as (
      insert into course_videos_reported (course_id, youtube_id)
      select distinct l.course_id, v.youtube_id from course_video_checks v
        join course_lessons l on l.kind = 'video' and l.body -> 'video' ->> 'host' = 'youtube' and l.body -> 'video' ->> 'id' = v.youtube_id and l.removed_at is null
        join courses c on c.id = l.course_id and c.state in ('published', 'archived')
      where v.failures >= ${CHECKS_UNTIL_BROKEN}
      on conflict do nothing returning course_id
    )
    select f.course_id, c.title, c.author_id, count(*)::int as videos from fresh f join courses c on c.id = f.course_id group by f.course_id, c.title, c.author_id`.execute(db)
  return rows
}
