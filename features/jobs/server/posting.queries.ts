import { fold } from '#platform/rules/words.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'
import { skillKey } from '#features/people/rules/skills.ts'
import type { JobContent } from '../rules/job-content.ts'
import { isRemoteLocation, type JobState } from '../rules/jobs.ts'
import { locationKey } from '../rules/match.ts'
import { yearlyOf } from '../rules/salary.ts'

export type ProposalState = 'review' | 'returned'

/** A job as its poster and admins know it. */
export interface PostingRow {
  id: string
  poster_id: string | null
  state: JobState
  content: JobContent
  proposal: JobContent | null
  proposal_state: ProposalState | null
  proposed_at: Date | null
  review_comment: string
  revision: number
  posted_at: Date | null
  expires_at: Date | null
  created_at: Date
  /** Whether a removed job was closed before its removal. */
  was_closed: boolean
}

const POSTING = sql.raw(`j.id, j.poster_id, j.state, j.proposal, j.proposal_state, j.proposed_at, j.review_comment, j.revision, j.posted_at, j.expires_at, j.created_at, j.was_closed,
  jsonb_build_object('company', j.company, 'role', j.role, 'location', j.location, 'description', j.description, 'skills', j.skills, 'level', j.level, 'employment', j.employment,
    'salary', case when j.salary_min is not null then jsonb_build_object('min', j.salary_min, 'max', j.salary_max, 'currency', j.salary_currency, 'period', j.salary_period) end,
    'applyUrl', j.apply_url, 'logoId', j.logo_id) as content from jobs j`)

/** A job for its poster or an admin; locked if it is about to be changed. */
export async function findPosting(db: Db, id: string, { lock = false } = {}): Promise<PostingRow | null> {
  const { rows } = await sql<PostingRow>`select ${POSTING} where j.id = ${id} ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0] ?? null
}

/** The columns that a content determines, and their values. */
function columnsOf(content: JobContent, html: string) {
  const { company, role, location, description, skills, level, employment, salary, applyUrl, logoId } = content
  return {
    company, role, location, description, level, employment,
    location_key: locationKey(location),
    location_search: fold(location),
    is_remote: isRemoteLocation(location),
    description_html: html,
    skills,
    skill_keys: skills.map(skillKey),
    salary_min: salary?.min ?? null,
    salary_max: salary?.max ?? null,
    salary_currency: salary?.currency ?? null,
    salary_period: salary?.period ?? null,
    salary_yearly: salary === null ? null : yearlyOf(salary),
    apply_url: applyUrl,
    logo_id: logoId,
    search_text: fold([role, company, location, ...skills].join(' ')),
  }
}

/** Inserts a proposed job; false if its id is known. */
export async function insertJob(db: Db, { id, posterId, content, html, at }: { id: string; posterId: string; content: JobContent; html: string; at: Date }): Promise<boolean> {
  const result = await db
    .insertInto('jobs')
    .values({ id, poster_id: posterId, ...columnsOf(content, html), proposal: JSON.stringify(content), proposal_state: 'review', proposed_at: at, created_at: at, updated_at: at })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Writes a content as the one that readers see, and ends its review. */
export async function saveContent(db: Db, { id, content, html, at }: { id: string; content: JobContent; html: string; at: Date }): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ ...columnsOf(content, html), proposal: sql`null`, proposal_state: null, proposed_at: null, review_comment: '', revision: sql`revision + 1`, updated_at: at })
    .where('id', '=', id)
    .execute()
}

/** Writes an edition that waits for a review. */
export async function saveProposal(db: Db, { id, content, at }: { id: string; content: JobContent; at: Date }): Promise<void> {
  await sql`update jobs set proposal = ${JSON.stringify(content)}::jsonb, proposal_state = 'review', proposed_at = ${at}, review_comment = '', revision = revision + 1 where id = ${id}`.execute(db)
}

/** Sends a proposal back with a comment. */
export async function saveReturned(db: Db, id: string, comment: string): Promise<void> {
  await sql`update jobs set proposal_state = 'returned', review_comment = ${comment}, revision = revision + 1 where id = ${id}`.execute(db)
}

/** Drops the waiting edition of a job that was listed before. */
export async function deleteProposal(db: Db, id: string): Promise<void> {
  await sql`update jobs set proposal = null, proposal_state = null, proposed_at = null, review_comment = '', revision = revision + 1 where id = ${id}`.execute(db)
}

export async function saveListed(db: Db, id: string, { at, expiresAt }: { at: Date; expiresAt: Date }): Promise<void> {
  await sql`update jobs set state = 'open', posted_at = coalesce(posted_at, ${at}), expires_at = coalesce(expires_at, ${expiresAt}) where id = ${id}`.execute(db)
}

export async function saveExpiry(db: Db, id: string, expiresAt: Date, at: Date): Promise<void> {
  await sql`update jobs set state = 'open', expires_at = ${expiresAt}, updated_at = ${at}, revision = revision + 1 where id = ${id}`.execute(db)
}

export async function saveState(db: Db, id: string, state: JobState, at: Date): Promise<void> {
  await sql`update jobs set state = ${state}, updated_at = ${at}, revision = revision + 1 where id = ${id}`.execute(db)
}

/** Hides a job from everyone; notes whether it was closed. */
export async function saveRemoved(db: Db, id: string, at: Date): Promise<void> {
  await sql`update jobs set was_closed = (state = 'closed'), state = 'removed', updated_at = ${at}, revision = revision + 1 where id = ${id}`.execute(db)
}

export async function deleteJob(db: Db, id: string): Promise<void> {
  await sql`delete from jobs where id = ${id}`.execute(db)
}

export interface OwnPostingRow extends PostingRow {
  applications: number
  unread: number
  link_opened_count: number
}

/** The jobs of a poster, newest first, with their numbers. */
export async function listPostings(db: Db, posterId: string, max: number): Promise<OwnPostingRow[]> {
  const { rows } = await sql<OwnPostingRow>`
    select c.applications, c.unread, j.link_opened_count, ${POSTING} left join lateral (
      select count(*) filter (where state <> 'withdrawn')::int as applications, count(*) filter (where state = 'new')::int as unread from job_applications a where a.job_id = j.id) c on true
    where j.poster_id = ${posterId} order by j.created_at desc, j.id desc limit ${max}`.execute(db)
  return rows
}

/** When a person joined. */
export async function joinedAt(db: Db, personId: string): Promise<Date> {
  const { rows } = await sql<{ joined_at: Date }>`select joined_at from people where id = ${personId}`.execute(db)
  return rows[0]!.joined_at
}

export async function countOpened(db: Db, id: string): Promise<void> {
  await sql`update jobs set link_opened_count = link_opened_count + 1 where id = ${id}`.execute(db)
}
