import { sql, type Db } from '#platform/server/database/sql.ts'
import type { JobState } from '../rules/jobs.ts'

export interface JobFacts {
  id: string
  role: string
  company: string
  poster_id: string | null
  state: JobState
}

/** What notifications say about a job to people other than its poster: as it was approved; null if it no longer exists. */
export async function findListedFacts(db: Db, id: string): Promise<JobFacts | null> {
  const { rows } = await sql<JobFacts>`select id, role, company, poster_id, state from jobs where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** What notifications say about a job to its poster, whose latest edition may be awaiting review; null if it no longer exists. */
export async function findFacts(db: Db, id: string): Promise<JobFacts | null> {
  const { rows } = await sql<JobFacts>`select id, coalesce(proposal ->> 'role', role) as role, coalesce(proposal ->> 'company', company) as company, poster_id, state from jobs where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Whether an application is still in this state; null for any state but withdrawn. */
export async function isApplicationIn(db: Db, id: string, state: string | null): Promise<boolean> {
  const { rows } = await sql`select from job_applications where id = ${id} and ${state === null ? sql`state <> 'withdrawn'` : sql`state = ${state}`}`.execute(db)
  return rows.length > 0
}

/** The SQL of the subject of `job.posted` activities: `a` is the activity. */
export const POSTED_JOB = `select j.role as title, j.id::text as address from jobs j where j.id = a.subject_id and j.state = 'open' and j.expires_at > now()`
