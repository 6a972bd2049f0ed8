import type { Cursor } from '#platform/rules/cursor.ts'
import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { NewComment, SubjectRef } from '../rules/discussion-inputs.ts'
import { LIKE_COUNT } from './comment-likes.queries.ts'

/** A comment with its author, as lists show it. */
export interface CommentRow {
  id: string
  parent_id: string | null
  /** Empty if it was deleted. */
  text: string
  depth: number
  /** The second of the subject, such as a video, that it belongs to; never on a blog. */
  second?: number | null
  /** When it was accepted as the answer to its question; never on a blog. */
  accepted_at?: Date | null
  like_count: number
  written_at: Date
  edited_at: Date | null
  deleted_at: Date | null
  author_id: string
  author_username: string
  author_name: string
  author_headline: string
  author_avatar_id: string | null
}

// A comment of a suspended person counts as deleted while they are suspended.
const GONE = 'coalesce(c.deleted_at, p.suspended_at)'

const page = prepared<CommentRow>(
  'comments-of-subject',
  `select c.id, c.parent_id, case when ${GONE} is null then c.text else '' end as text, c.depth, c.second, c.accepted_at, ${LIKE_COUNT}, c.written_at, c.edited_at, ${GONE} as deleted_at,
     c.author_id, p.username as author_username, p.name as author_name, p.headline as author_headline, p.avatar_id as author_avatar_id
   from comments c join people p on p.id = c.author_id
   where c.subject_kind = $1 and c.subject_id = $2 and (${GONE} is null or exists (select from comments r where r.parent_id = c.id))
     and (c.written_at, c.id) > (coalesce(to_timestamp($3::float8 / 1000.0), '-infinity'), coalesce($4::uuid, '00000000-0000-0000-0000-000000000000'))
   order by c.written_at, c.id limit $5`,
)

/** Returns the comments on a subject after a cursor, oldest first. A deleted comment stays as a placeholder while it has replies. */
export const listComments = (database: Database, { kind, subject }: SubjectRef, after: Cursor | null, limit: number): Promise<CommentRow[]> =>
  page.all(database, [kind, subject, after?.key ?? null, after?.id ?? null, limit])

/** The state of a discussion. */
export interface DiscussionState {
  kind: string
  subject: string
  /** Changes with every comment, edit, deletion and accepted answer. */
  version: string
}

const states = prepared<DiscussionState>(
  'discussion-states',
  `select asked.kind, asked.subject::text, count(c.id) || '.' || count(c.accepted_at) || '.' || coalesce(extract(epoch from max(greatest(c.written_at, c.edited_at, c.accepted_at, ${GONE})))::text, '') as version
   from unnest($1::text[], $2::uuid[]) asked (kind, subject)
   left join (comments c join people p on p.id = c.author_id) on c.subject_kind = asked.kind and c.subject_id = asked.subject
   group by asked.kind, asked.subject`,
)

/** Returns the states of these discussions, also of those without comments. */
export const discussionStates = (database: Database, refs: readonly SubjectRef[]): Promise<DiscussionState[]> =>
  states.all(database, [refs.map(({ kind }) => kind), refs.map(({ subject }) => subject)])

/** Counts the comments on a subject without deleted ones and those of some people. */
export async function countComments(db: Db, { kind, subject }: SubjectRef, without: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from comments c join people p on p.id = c.author_id
    where c.subject_kind = ${kind} and c.subject_id = ${subject} and c.deleted_at is null and p.suspended_at is null
      and c.author_id <> all (${without}::uuid[])`.execute(db)
  return rows[0]!.count
}

/** A comment with the columns that access checks need. */
export interface StoredComment extends SubjectRef {
  id: string
  parent_id: string | null
  author_id: string
  author_username: string
  depth: number
  text: string
  written_at: Date
  accepted_at: Date | null
}

/** Returns those of these comments that were not deleted. */
export async function findComments(db: Db, ids: readonly string[]): Promise<StoredComment[]> {
  const { rows } = await sql<StoredComment>`select c.id, c.parent_id, c.author_id, p.username as author_username, c.depth, c.text, c.written_at, c.accepted_at,
      c.subject_kind as kind, c.subject_id as subject
    from comments c join people p on p.id = c.author_id where c.id = any (${ids}::uuid[]) and c.deleted_at is null`.execute(db)
  return rows
}

/** Returns a comment that was not deleted, or null. */
export const findComment = async (db: Db, id: string): Promise<StoredComment | null> => (await findComments(db, [id]))[0] ?? null

/** Whether a person is suspended. */
export async function isSuspended(db: Db, personId: string): Promise<boolean> {
  const row = await db.selectFrom('people').select('id').where('id', '=', personId).where('suspended_at', 'is not', null).executeTakeFirst()
  return row !== undefined
}

/** Returns the author of a comment, also of a deleted one; null if there is no such comment. */
export async function findAuthor(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('comments').select('author_id').where('id', '=', id).executeTakeFirst()
  return row?.author_id ?? null
}

/** Stores a comment. Returns false if its id exists already, because the request was sent twice. */
export async function insertComment(db: Db, comment: NewComment & { depth: number; authorId: string; at: Date }): Promise<boolean> {
  const { rows } = await sql`insert into comments (id, subject_kind, subject_id, parent_id, depth, author_id, text, second, written_at)
    values (${comment.id}, ${comment.kind}, ${comment.subject}, ${comment.parentId}, ${comment.depth}, ${comment.authorId}, ${comment.text}, ${comment.second}, ${comment.at})
    on conflict (id) do nothing returning id`.execute(db)
  return rows.length > 0
}

export async function saveText(db: Db, id: string, text: string, at: Date): Promise<void> {
  await db.updateTable('comments').set({ text, edited_at: at }).where('id', '=', id).where('deleted_at', 'is', null).execute()
}

/** Makes a reply the only accepted answer to its question, or takes that back with null. */
export async function saveAccepted(db: Db, { id, parentId, at }: { id: string; parentId: string; at: Date | null }): Promise<void> {
  // The lock lets one of two decisions at the same time wait for the other.
  await sql`select from comments where id = ${parentId} for update`.execute(db)
  await sql`update comments set accepted_at = null where parent_id = ${parentId} and accepted_at is not null`.execute(db)
  if (at !== null) await sql`update comments set accepted_at = ${at} where id = ${id} and depth = 1 and deleted_at is null`.execute(db)
}

/** Deletes the text of a comment. */
export async function saveDeleted(db: Db, id: string, at: Date): Promise<void> {
  await sql`update comments set deleted_at = ${at}, text = '-', accepted_at = null where id = ${id} and deleted_at is null`.execute(db)
}

/** Restores the text of a deleted comment. Returns what it is about; null if it is not deleted. */
export async function saveRestored(db: Db, id: string, text: string): Promise<{ kind: string; subject: string } | null> {
  const { rows } = await sql<{ kind: string; subject: string }>`update comments set deleted_at = null, text = ${text} where id = ${id} and deleted_at is not null
    returning subject_kind as kind, subject_id as subject`.execute(db)
  return rows[0] ?? null
}

/** Moves the comments on a subject to another one. */
export async function moveComments(db: Db, { kind, from, to }: { kind: string; from: string; to: string }): Promise<void> {
  await sql`update comments set subject_id = ${to} where subject_kind = ${kind} and subject_id = ${from}`.execute(db)
}
