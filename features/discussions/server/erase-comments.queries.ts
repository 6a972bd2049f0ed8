import { sql, type Db } from '#platform/server/database/sql.ts'
import type { SubjectRef } from '../rules/discussion-inputs.ts'

/** Moves replies to a person's comments to the place of these, so that they survive their deletion. */
export async function reparentReplies(db: Db, authorId: string): Promise<void> {
  for (;;) {
    const { rows } = await sql`update comments c set parent_id = p.parent_id, depth = p.depth, accepted_at = null
      from comments p where p.id = c.parent_id and p.author_id = ${authorId} and c.author_id <> ${authorId} returning c.id`.execute(db)
    if (rows.length === 0) return
  }
}

/** Deletes a person's comments with the reports about them. Returns the discussions that had some. */
export async function deleteComments(db: Db, authorId: string): Promise<SubjectRef[]> {
  await sql`delete from reports r using comments c where c.author_id = ${authorId} and r.target_id = c.id`.execute(db)
  const { rows } = await sql<SubjectRef>`with gone as (delete from comments where author_id = ${authorId} returning subject_kind, subject_id)
    select distinct subject_kind as kind, subject_id as subject from gone`.execute(db)
  return rows
}

/** Deletes the comments on a subject with the reports about them. */
export async function deleteSubjectComments(db: Db, { kind, subject }: SubjectRef): Promise<void> {
  await sql`delete from reports r using comments c where c.subject_kind = ${kind} and c.subject_id = ${subject} and r.target_id = c.id`.execute(db)
  await sql`delete from comments where subject_kind = ${kind} and subject_id = ${subject}`.execute(db)
}
