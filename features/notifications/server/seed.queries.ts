import type { Services } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { sql } from '#platform/server/database/sql.ts'
import { insertCause, upsertNotification, lockInbox, nextSequence } from './notifications.queries.ts'
import { kindNamed } from './kinds.ts'

export interface SeedNote {
  personId: string
  kind: string
  isRead: boolean
  causes: { by: string | null; about: string; facts: Record<string, string>; at: Date }[]
}

/** Stores a notification with its events; a read one was read soon after. */
export async function insertSeedNote(services: Pick<Services, 'database' | 'contributions'>, { personId, kind, isRead, causes }: SeedNote): Promise<void> {
  const [first] = causes
  if (first === undefined) return
  const line = kindNamed(services, kind)
  await services.database.db.transaction().execute(async (db) => {
    await lockInbox(db, personId)
    const at = new Date(Math.max(...causes.map((cause) => cause.at.getTime())))
    const { id } = await upsertNotification(db, {
      personId, kind, subject: line.subject(first.facts), thread: line.thread?.(first.facts) ?? null,
      inApp: true, awaitsDigest: false, at, sequence: await nextSequence(db, personId),
    })
    for (const cause of causes) await insertCause(db, { notificationId: id, personId: cause.by, ...cause })
    if (isRead) await sql`update notifications set read_at = ${at}, collects = false where id = ${id}`.execute(db)
  })
}

interface Deed {
  by: string
  about: string
  facts: Record<string, string>
  at: Date
}

/** Returns who liked the latest blogs of an author, one list per blog. */
export async function likesOfLatest({ db }: Database, authorId: string, blogs: number): Promise<Deed[][]> {
  const { rows } = await sql<Deed & { blog_id: string }>`
    select r.person_id as by, b.id as about, b.id as blog_id, r.reacted_at as at,
      jsonb_build_object('blogId', b.id, 'slug', b.slug, 'title', b.title) as facts
    from (select * from blogs where author_id = ${authorId} order by published_at desc limit ${blogs}) b
    join blog_reactions r on r.blog_id = b.id and r.kind = 'like' and r.person_id <> b.author_id`.execute(db)
  return [...Map.groupBy(rows, (row) => row.blog_id).values()]
}

/** Returns who commented on them. */
export async function commentsOnLatest({ db }: Database, authorId: string, blogs: number): Promise<Deed[][]> {
  const { rows } = await sql<Deed & { blog_id: string }>`
    select c.author_id as by, c.id as about, b.id as blog_id, c.written_at as at, jsonb_build_object('blogId', b.id, 'slug', b.slug,
      'title', b.title, 'commentId', c.id, 'preview', case when length(c.text) > 119 then left(c.text, 119) || '…' else c.text end) as facts
    from (select * from blogs where author_id = ${authorId} order by published_at desc limit ${blogs}) b
    join blog_comments c on c.blog_id = b.id and c.author_id <> b.author_id`.execute(db)
  return [...Map.groupBy(rows, (row) => row.blog_id).values()]
}

/** Returns when somebody solved a problem. */
export async function whenSolved({ db }: Database, personId: string, slug: string): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date }>`select s.submitted_at as at from submissions s join problems p on p.id = s.problem_id and p.slug = ${slug}
    where s.person_id = ${personId} and s.is_first_acceptance`.execute(db)
  return rows[0]?.at
}

export async function followersOf({ db }: Database, personId: string): Promise<string[]> {
  const rows = await db.selectFrom('follows').select('follower_id').where('followed_id', '=', personId).execute()
  return rows.map((row) => row.follower_id)
}
