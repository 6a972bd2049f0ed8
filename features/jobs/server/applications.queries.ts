import { sql, type Db } from '#platform/server/database/sql.ts'
import type { Snapshot } from '../rules/snapshot.ts'
import type { ApplicationState } from '../rules/stages.ts'

export interface ApplicationRow {
  id: string
  job_id: string
  person_id: string
  cover_note: string
  snapshot: Snapshot
  resume_id: string | null
  resume_name: string | null
  resume_size: number | null
  state: ApplicationState
  poster_notes: string
  applied_at: Date
  changed_at: Date
}

const APPLICATION = sql.raw(`a.id, a.job_id, a.person_id, a.cover_note, a.snapshot, a.resume_id, r.file_name as resume_name, r.size as resume_size, a.state, a.poster_notes, a.applied_at, a.changed_at
  from job_applications a left join job_resumes r on r.id = a.resume_id`)

// After a moderator removes the job, its poster has no access to the applicants.
const POSTER = sql.raw(`case when j.state <> 'removed' then j.poster_id end as poster_id`)

/** A person's application for a job. */
export async function findApplicationFor(db: Db, personId: string, jobId: string): Promise<ApplicationRow | null> {
  const { rows } = await sql<ApplicationRow>`select ${APPLICATION} where a.person_id = ${personId} and a.job_id = ${jobId}`.execute(db)
  return rows[0] ?? null
}

/** An application with the poster of its job, who is null once the job is removed; locked if it is about to be changed. */
export async function findApplication(db: Db, id: string, { lock = false } = {}): Promise<(ApplicationRow & { poster_id: string | null }) | null> {
  const { rows } = await sql<ApplicationRow & { poster_id: string | null }>`
    select ${POSTER}, q.* from (select ${APPLICATION} where a.id = ${id} ${lock ? sql`for update of a` : sql``}) q join jobs j on j.id = q.job_id`.execute(db)
  return rows[0] ?? null
}

export interface NewApplication {
  id: string
  jobId: string
  personId: string
  coverNote: string
  snapshot: Snapshot
  resumeId: string | null
  at: Date
}

/**
 * Inserts an application, or revives a withdrawn one of the same person. Returns null if the person has applied already, or the id belongs to
 * another application: the constraint decides among simultaneous requests.
 */
export async function insertApplication(db: Db, { id, jobId, personId, coverNote, snapshot, resumeId, at }: NewApplication): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    insert into job_applications (id, job_id, person_id, cover_note, snapshot, resume_id, applied_at, changed_at)
    select ${id}, ${jobId}, ${personId}, ${coverNote}, ${JSON.stringify(snapshot)}::jsonb, ${resumeId}, ${at}::timestamptz, ${at}::timestamptz
    where not exists (select from job_applications o where o.id = ${id} and (o.job_id, o.person_id) <> (${jobId}::uuid, ${personId}::uuid))
    on conflict (job_id, person_id) do update set cover_note = excluded.cover_note, snapshot = excluded.snapshot, resume_id = excluded.resume_id, state = 'new',
      applied_at = excluded.applied_at, changed_at = excluded.changed_at where job_applications.state = 'withdrawn'
    returning id`.execute(db)
  return rows[0]?.id ?? null
}

/** Empties a withdrawn application: the poster keeps only that it was there. */
export async function saveWithdrawn(db: Db, id: string, at: Date): Promise<void> {
  await sql`update job_applications set state = 'withdrawn', cover_note = '', snapshot = '{}', resume_id = null, poster_notes = '', changed_at = ${at} where id = ${id}`.execute(db)
}

export async function saveApplicationState(db: Db, id: string, state: ApplicationState, at: Date): Promise<void> {
  await sql`update job_applications set state = ${state}, changed_at = ${at} where id = ${id}`.execute(db)
}

export async function savePosterNotes(db: Db, id: string, notes: string): Promise<void> {
  await sql`update job_applications set poster_notes = ${notes} where id = ${id}`.execute(db)
}

export interface ApplicantRow extends ApplicationRow {
  username: string
  name: string
  headline: string
  avatar_id: string | null
}

/** The applications for a job, newest first; withdrawn ones are left out. */
export async function listApplicants(db: Db, jobId: string, max: number): Promise<ApplicantRow[]> {
  const { rows } = await sql<ApplicantRow>`
    select p.username, p.name, p.headline, p.avatar_id, q.* from (select ${APPLICATION} where a.job_id = ${jobId} and a.state <> 'withdrawn') q join people p on p.id = q.person_id
    where p.suspended_at is null order by q.applied_at desc, q.id limit ${max}`.execute(db)
  return rows
}

/** Locks a job against changes of its state, and returns what applying needs. */
export async function lockJobForApplying(db: Db, id: string) {
  const { rows } = await sql<{ poster_id: string | null; state: 'proposed' | 'open' | 'closed' | 'removed'; expires_at: Date | null; apply_url: string | null; is_suspended: boolean }>`
    select j.poster_id, j.state, j.expires_at, j.apply_url, coalesce((select p.suspended_at is not null from people p where p.id = j.poster_id), false) as is_suspended
    from jobs j where j.id = ${id} for share`.execute(db)
  return rows[0] ?? null
}

export interface ResumeRow {
  id: string
  person_id: string
  file_name: string
  size: number
}

export async function insertResume(db: Db, { id, personId, name, size, at }: { id: string; personId: string; name: string; size: number; at: Date }): Promise<void> {
  await sql`insert into job_resumes (id, person_id, file_name, size, uploaded_at) values (${id}, ${personId}, ${name}, ${size}, ${at})`.execute(db)
}

/** A PDF with the poster of the job that it was sent for, unless that job is removed. */
export async function findResume(db: Db, id: string): Promise<(ResumeRow & { poster_id: string | null }) | null> {
  const { rows } = await sql<ResumeRow & { poster_id: string | null }>`
    select r.id, r.person_id, r.file_name, r.size, ${POSTER} from job_resumes r left join job_applications a on a.resume_id = r.id left join jobs j on j.id = a.job_id where r.id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Whether this PDF is one of the person that no application has yet. Locks it, so that of two applications at once the second sees the first. */
export async function isFreeResume(db: Db, id: string, personId: string): Promise<boolean> {
  await sql`select from job_resumes where id = ${id} for update`.execute(db)
  const { rows } = await sql`select from job_resumes r where r.id = ${id} and r.person_id = ${personId} and not exists (select from job_applications a where a.resume_id = r.id)`.execute(db)
  return rows.length > 0
}

export async function deleteResume(db: Db, id: string): Promise<void> {
  await sql`delete from job_resumes where id = ${id}`.execute(db)
}

/** Deletes PDFs that were uploaded before a moment and belong to no application; returns their ids. */
export async function deleteUnusedResumes(db: Db, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from job_resumes r where r.uploaded_at < ${before} and not exists (select from job_applications a where a.resume_id = r.id) returning r.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** All PDFs of a person by their ids. */
export async function listResumeIds(db: Db, personId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from job_resumes where person_id = ${personId}`.execute(db)
  return rows.map(({ id }) => id)
}
