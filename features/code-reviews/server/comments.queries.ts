import { sql, type Db } from '#platform/server/database/sql.ts'
import { optionalPersonCard, type PersonCard } from '#features/people/server/public.ts'
import { MAX_COMMENTS } from '../rules/code-review.ts'

export interface CommentRow {
  id: string
  review_id: string
  line: number | null
  text: string
  written_at: Date
  resolved_at: Date | null
  author_id: string | null
  author: PersonCard | null
}

const CARD = sql.raw(optionalPersonCard('p'))

/** The comments of a review, oldest first. */
export async function listComments(db: Db, reviewId: string): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`select c.id, c.review_id, c.line, c.text, c.written_at, c.resolved_at, c.author_id, ${CARD} as author
    from code_review_comments c left join people p on p.id = c.author_id where c.review_id = ${reviewId} order by c.written_at, c.id limit ${MAX_COMMENTS}`.execute(db)
  return rows
}

export async function findComment(db: Db, id: string): Promise<{ review_id: string; author_id: string | null; text: string } | null> {
  const { rows } = await sql<{ review_id: string; author_id: string | null; text: string }>`select review_id, author_id, text from code_review_comments where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Stores a comment; sending it twice stores it once. `full` if there is no room. */
export async function insertComment(db: Db, comment: { id: string; reviewId: string; authorId: string; line: number | null; text: string; at: Date }): Promise<'new' | 'known' | 'full'> {
  const { id, reviewId, authorId, line, text, at } = comment
  const { rows: known } = await sql`select from code_review_comments where id = ${id} and author_id = ${authorId} and review_id = ${reviewId}`.execute(db)
  if (known.length > 0) return 'known'
  const { rows } = await sql`insert into code_review_comments (id, review_id, author_id, line, text, written_at) select ${id}, ${reviewId}, ${authorId}, ${line}::int, ${text}, ${at}
    where (select count(*) from code_review_comments where review_id = ${reviewId}) < ${MAX_COMMENTS} on conflict do nothing returning id`.execute(db)
  return rows.length > 0 ? 'new' : 'full'
}

export async function countOwn(db: Db, reviewId: string, authorId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from code_review_comments where review_id = ${reviewId} and author_id = ${authorId}`.execute(db)
  return rows[0]!.count
}

export const saveResolved = async (db: Db, id: string, at: Date | null): Promise<void> => void (await sql`update code_review_comments set resolved_at = ${at} where id = ${id}`.execute(db))
export const saveCommentText = async (db: Db, id: string, text: string): Promise<void> => void (await sql`update code_review_comments set text = ${text} where id = ${id}`.execute(db))
export const deleteComment = async (db: Db, id: string): Promise<void> => void (await sql`delete from code_review_comments where id = ${id}`.execute(db))

/** A mentor's comments in other reviews of the same problem, latest first, without duplicates. */
export async function listEarlier(db: Db, { mentorId, submissionId, max }: { mentorId: string; submissionId: string; max: number }): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select c.text from code_review_comments c join code_reviews r on r.id = c.review_id join submissions s on s.id = r.submission_id
    where c.author_id = ${mentorId} and r.submission_id <> ${submissionId} and s.problem_id = (select problem_id from submissions where id = ${submissionId})
    group by c.text order by max(c.written_at) desc limit ${max}`.execute(db)
  return rows.map(({ text }) => text)
}

export async function findNote(db: Db, reviewId: string, mentorId: string): Promise<string> {
  const { rows } = await sql<{ text: string }>`select text from code_review_notes where review_id = ${reviewId} and mentor_id = ${mentorId}`.execute(db)
  return rows[0]?.text ?? ''
}

/** Saves the private note of a mentor; an empty one is deleted. */
export async function saveNote(db: Db, { reviewId, mentorId, text, at }: { reviewId: string; mentorId: string; text: string; at: Date }): Promise<void> {
  if (text === '') await sql`delete from code_review_notes where review_id = ${reviewId} and mentor_id = ${mentorId}`.execute(db)
  else {
    await sql`insert into code_review_notes (review_id, mentor_id, text, written_at) values (${reviewId}, ${mentorId}, ${text}, ${at})
      on conflict (review_id, mentor_id) do update set text = excluded.text, written_at = excluded.written_at`.execute(db)
  }
}

export async function listReported(db: Db, ids: readonly string[]): Promise<{ id: string; review_id: string; text: string; author_id: string | null; author_username: string | null }[]> {
  const { rows } = await sql<{ id: string; review_id: string; text: string; author_id: string | null; author_username: string | null }>`
    select c.id, c.review_id, c.text, c.author_id, p.username as author_username from code_review_comments c left join people p on p.id = c.author_id
    where c.id = any (${[...ids]}::uuid[])`.execute(db)
  return rows
}
