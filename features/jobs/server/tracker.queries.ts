import { sql, type Db } from '#platform/server/database/sql.ts'
import type { ApplicationState, Stage } from '../rules/stages.ts'

export interface TrackedRow {
  job_id: string
  stage: Stage
  notes: string
  added_at: Date
  moved_at: Date
  application_id: string | null
  application_state: ApplicationState | null
  applied_at: Date | null
}

/** The jobs that a person saved or applied to, the latest moved first. */
export async function listTracked(db: Db, personId: string, max: number): Promise<TrackedRow[]> {
  const { rows } = await sql<TrackedRow>`
    select t.job_id, t.stage, t.notes, t.added_at, t.moved_at, a.id as application_id, a.state as application_state, a.applied_at
    from tracked_jobs t left join job_applications a on a.job_id = t.job_id and a.person_id = t.person_id
    where t.person_id = ${personId} order by t.moved_at desc, t.job_id limit ${max}`.execute(db)
  return rows
}

/** Whether a job is on a person's board. */
export async function isTracked(db: Db, personId: string, jobId: string): Promise<boolean> {
  const { rows } = await sql`select from tracked_jobs where person_id = ${personId} and job_id = ${jobId}`.execute(db)
  return rows.length > 0
}

/** Puts a job into a column; a new one is added. False if there is no such job. */
export async function saveStage(db: Db, { personId, jobId, stage, at }: { personId: string; jobId: string; stage: Stage; at: Date }): Promise<boolean> {
  const { rows } = await sql`
    insert into tracked_jobs (person_id, job_id, stage, added_at, moved_at) select ${personId}, id, ${stage}, ${at}, ${at} from jobs where id = ${jobId} and posted_at is not null
    on conflict (person_id, job_id) do update set stage = excluded.stage, moved_at = case when tracked_jobs.stage = excluded.stage then tracked_jobs.moved_at else excluded.moved_at end
    returning 1`.execute(db)
  return rows.length > 0
}

/** Moves a job back to Applied, if it is still in the column to which an answer moved it. */
export async function moveBackToApplied(db: Db, { personId, jobId, from, at }: { personId: string; jobId: string; from: Stage; at: Date }): Promise<void> {
  await sql`update tracked_jobs set stage = 'Applied', moved_at = ${at} where person_id = ${personId} and job_id = ${jobId} and stage = ${from}`.execute(db)
}

/** Saves a job for later unless it is on the board already. False if there is no such job. */
export async function saveForLater(db: Db, { personId, jobId, at }: { personId: string; jobId: string; at: Date }): Promise<boolean> {
  const { rows } = await sql`
    insert into tracked_jobs (person_id, job_id, stage, added_at, moved_at) select ${personId}, id, 'Saved', ${at}, ${at} from jobs where id = ${jobId} and posted_at is not null
    on conflict (person_id, job_id) do update set stage = tracked_jobs.stage returning 1`.execute(db)
  return rows.length > 0
}

/** Removes a job from the board, unless there is an application, which the board must show. */
export async function deleteTracked(db: Db, personId: string, jobId: string): Promise<void> {
  await sql`delete from tracked_jobs t where t.person_id = ${personId} and t.job_id = ${jobId}
    and not exists (select from job_applications a where a.job_id = t.job_id and a.person_id = t.person_id)`.execute(db)
}

/** Saves the notes about a job on the board; false if it is not there, or if the saved notes are not those in `before`. */
export async function saveNotes(db: Db, { personId, jobId, notes, before }: { personId: string; jobId: string; notes: string; before: string | null }): Promise<boolean> {
  const { rows } = await sql`update tracked_jobs set notes = ${notes} where person_id = ${personId} and job_id = ${jobId}
    and (${before}::text is null or notes in (${before}, ${notes})) returning 1`.execute(db)
  return rows.length > 0
}

export async function saveHidden(db: Db, { personId, jobId, at }: { personId: string; jobId: string; at: Date }): Promise<void> {
  await sql`insert into hidden_jobs (person_id, job_id, hidden_at) select ${personId}, id, ${at} from jobs where id = ${jobId} on conflict do nothing`.execute(db)
}

export async function deleteHidden(db: Db, personId: string, jobId: string): Promise<void> {
  await sql`delete from hidden_jobs where person_id = ${personId} and job_id = ${jobId}`.execute(db)
}

export async function listHiddenIds(db: Db, personId: string, max: number): Promise<string[]> {
  const { rows } = await sql<{ job_id: string }>`select job_id from hidden_jobs where person_id = ${personId} order by hidden_at desc limit ${max}`.execute(db)
  return rows.map(({ job_id }) => job_id)
}

/** The companies of jobs on a person's board that are of the same company as this one, with their roles and stages. */
export async function listSameCompany(db: Db, personId: string, jobId: string): Promise<{ id: string; role: string; stage: Stage; moved_at: Date }[]> {
  const { rows } = await sql<{ id: string; role: string; stage: Stage; moved_at: Date }>`
    select o.id, o.role, t.stage, t.moved_at from jobs j join jobs o on lower(o.company) = lower(j.company) and o.id <> j.id
      join tracked_jobs t on t.job_id = o.id and t.person_id = ${personId}
    where j.id = ${jobId} and t.stage <> 'Saved' order by t.moved_at desc limit 5`.execute(db)
  return rows
}
