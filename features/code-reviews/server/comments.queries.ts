import { sql, type Db } from '#platform/server/database/sql.ts'
import { optionalPersonCard, type PersonCard } from '#features/people/server/public.ts'
import { MAX_COMMENTS } from '../rules/code-review.ts'

export interface CommentRow {
  id: string
  review_id: string
  line: number | null
  text: string
  written_at: Date
  edited_at: Date | null
  resolved_at: Date | null
  author_id: string | null
  author: PersonCard | null
}

const CARD = sql.raw(optionalPersonCard('p'))

/** Whether a person may see the comment `c` of the review `r`: their own, the learner's, and those of the mentor who sent the review. */
const isVisibleTo = (personId: string) =>
  sql`c.deleted_at is null and (c.author_id = ${personId} or c.author_id = r.learner_id or (r.reviewed_at is not null and c.author_id is not distinct from r.reviewed_by))`

/** The comments of a review that a person may see, oldest first. */
export async function listComments(db: Db, reviewId: string, personId: string): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`select c.id, c.review_id, c.line, c.text, c.written_at, c.edited_at, c.resolved_at, c.author_id, ${CARD} as author
    from code_review_comments c join code_reviews r on r.id = c.review_id left join people p on p.id = c.author_id
    where c.review_id = ${reviewId} and ${isVisibleTo(personId)} order by c.written_at, c.id limit ${MAX_COMMENTS}`.execute(db)
  return rows
}

export interface StoredComment {
  review_id: string
  author_id: string | null
  text: string
}

export async function findComment(db: Db, id: string): Promise<StoredComment | null> {
  const { rows } = await sql<StoredComment>`select review_id, author_id, text from code_review_comments where id = ${id} and deleted_at is null`.execute(db)
  return rows[0] ?? null
}

/** A comment that a person may see. */
export async function findVisibleComment(db: Db, id: string, personId: string): Promise<StoredComment | null> {
  const { rows } = await sql<StoredComment>`select c.review_id, c.author_id, c.text from code_review_comments c join code_reviews r on r.id = c.review_id where c.id = ${id} and ${isVisibleTo(personId)}`.execute(db)
  return rows[0] ?? null
}

/** The review of a comment of an author, deleted or not. */
export async function findReviewOfOwn(db: Db, id: string, authorId: string): Promise<string | null> {
  const { rows } = await sql<{ review_id: string }>`select review_id from code_review_comments where id = ${id} and author_id = ${authorId}`.execute(db)
  return rows[0]?.review_id ?? null
}

const hasRoom = (reviewId: string, authorId: string) =>
  sql`(select count(*) from code_review_comments c join code_reviews r on r.id = c.review_id where c.review_id = ${reviewId} and ${isVisibleTo(authorId)}) < ${MAX_COMMENTS}`

/** Stores a comment; sending it twice stores it once. `full` if there is no room. */
export async function insertComment(db: Db, comment: { id: string; reviewId: string; authorId: string; line: number | null; text: string; at: Date }): Promise<'new' | 'known' | 'full'> {
  const { id, reviewId, authorId, line, text, at } = comment
  const { rows: known } = await sql`select from code_review_comments where id = ${id} and author_id = ${authorId} and review_id = ${reviewId}`.execute(db)
  if (known.length > 0) return 'known'
  const { rows } = await sql`insert into code_review_comments (id, review_id, author_id, line, text, written_at) select ${id}, ${reviewId}, ${authorId}, ${line}::int, ${text}, ${at}
    where ${hasRoom(reviewId, authorId)} on conflict do nothing returning id`.execute(db)
  return rows.length > 0 ? 'new' : 'full'
}

export async function countOwn(db: Db, reviewId: string, authorId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from code_review_comments where review_id = ${reviewId} and author_id = ${authorId} and deleted_at is null`.execute(db)
  return rows[0]!.count
}

export const saveResolved = async (db: Db, id: string, at: Date | null): Promise<void> => void (await sql`update code_review_comments set resolved_at = ${at} where id = ${id}`.execute(db))

/** Saves the text of a comment; with a moment, it is shown as edited. */
export const saveCommentText = async (db: Db, id: string, text: string, editedAt: Date | null): Promise<void> =>
  void (await sql`update code_review_comments set text = ${text}, edited_at = coalesce(${editedAt}, edited_at) where id = ${id}`.execute(db))

export const saveDeleted = async (db: Db, id: string, at: Date): Promise<void> => void (await sql`update code_review_comments set deleted_at = ${at} where id = ${id}`.execute(db))

/** Puts a deleted comment back. False if there is no room. */
export async function savePutBack(db: Db, id: string, reviewId: string, authorId: string): Promise<boolean> {
  const { rows } = await sql`update code_review_comments set deleted_at = null where id = ${id} and (deleted_at is null or ${hasRoom(reviewId, authorId)}) returning id`.execute(db)
  return rows.length > 0
}

export const deleteComment = async (db: Db, id: string): Promise<void> => void (await sql`delete from code_review_comments where id = ${id}`.execute(db))

/** Deletes the rows of comments that were deleted before a moment. */
export const deleteDeletedBefore = async (db: Db, at: Date): Promise<void> => void (await sql`delete from code_review_comments where deleted_at < ${at}`.execute(db))

/** A mentor's comments in other reviews of the same problem, latest first, without duplicates. */
export async function listEarlier(db: Db, { mentorId, submissionId, max }: { mentorId: string; submissionId: string; max: number }): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select c.text from code_review_comments c join code_reviews r on r.id = c.review_id join submissions s on s.id = r.submission_id
    where c.author_id = ${mentorId} and c.deleted_at is null and r.submission_id <> ${submissionId} and s.problem_id = (select problem_id from submissions where id = ${submissionId})
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
    where c.id = any (${[...ids]}::uuid[]) and c.deleted_at is null`.execute(db)
  return rows
}
