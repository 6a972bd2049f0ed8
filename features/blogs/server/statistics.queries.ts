import { sql, type Db } from '#platform/server/database/sql.ts'

export interface BlogDayRow {
  /** `2026-11-28` */
  day: string
  reads: number
  likes: number
  comments: number
}

/** Counts a read of a blog on its day (UTC). */
export async function saveReadOfDay(db: Db, { blogId, at }: { blogId: string; at: Date }): Promise<void> {
  await sql`insert into blog_read_days (blog_id, day, reads) values (${blogId}, (${at}::timestamptz at time zone 'utc')::date, 1)
    on conflict (blog_id, day) do update set reads = blog_read_days.reads + 1`.execute(db)
}

/** Stores how a blog of the demo world was read. */
export async function insertReadDays(db: Db, blogId: string, days: readonly { day: string; reads: number }[]): Promise<void> {
  if (days.length > 0) await db.insertInto('blog_read_days').values(days.map(({ day, reads }) => ({ blog_id: blogId, day: sql<string>`${day}::date`, reads }))).execute()
}

/** Views, likes and comments by day (UTC) of an author's blogs, or of one of them; the last day is that of `until`, and days without any are zero. */
export async function listBlogDays(db: Db, { authorId, blogId, until, days }: { authorId: string; blogId: string | null; until: Date; days: number }): Promise<BlogDayRow[]> {
  const { rows } = await sql<BlogDayRow>`
    with period as (select (${until}::timestamptz at time zone 'utc')::date as last),
      days as (select last - n as day from period, generate_series(0, ${days}::int - 1) n),
      mine as (select id from blogs where author_id = ${authorId} and deleted_at is null and (${blogId}::uuid is null or id = ${blogId}::uuid)),
      start as (select min(day)::timestamp at time zone 'utc' as at from days),
      reads as (select day, sum(reads)::int as count from blog_read_days where blog_id in (select id from mine) and day in (select day from days) group by 1),
      likes as (select (reacted_at at time zone 'utc')::date as day, count(*)::int as count from blog_reactions, start
        where blog_id in (select id from mine) and kind = 'like' and reacted_at >= start.at group by 1),
      replies as (select (written_at at time zone 'utc')::date as day, count(*)::int as count from blog_comments, start
        where blog_id in (select id from mine) and deleted_at is null and written_at >= start.at group by 1)
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(reads.count, 0) as reads, coalesce(likes.count, 0) as likes, coalesce(replies.count, 0) as comments
    from days left join reads using (day) left join likes using (day) left join replies using (day) order by day`.execute(db)
  return rows
}

/** How an author’s blogs were read, by slug and day (UTC). */
export async function listReadDays(db: Db, authorId: string): Promise<{ slug: string; day: string; reads: number }[]> {
  const { rows } = await sql<{ slug: string; day: string; reads: number }>`select b.slug, to_char(d.day, 'YYYY-MM-DD') as day, d.reads
    from blog_read_days d join blogs b on b.id = d.blog_id where b.author_id = ${authorId} order by b.slug, d.day`.execute(db)
  return rows
}
