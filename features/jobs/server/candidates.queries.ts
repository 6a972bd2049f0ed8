import { sql, type Db } from '#platform/server/database/sql.ts'
import type { Level } from '../rules/jobs.ts'
import type { ChangedCandidate } from '../rules/job-inputs.ts'
import type { Visibility } from '../rules/visibility.ts'

export interface CandidateRow {
  person_id: string
  location: string
  level: Level | null
  is_open: boolean
  visibility: Visibility
  /** The tech stack. */
  skills: string[]
}

const CANDIDATE = sql.raw(`p.id as person_id, coalesce(c.location, '') as location, c.level, coalesce(c.is_open, false) as is_open, coalesce(c.visibility, 'nobody') as visibility,
  array(select t.label from tech_stack t where t.person_id = p.id order by t.position, t.label) as skills from people p left join candidate_profiles c on c.person_id = p.id`)

/** What a person is looking for, and their skills. Without a candidate profile, the fields have defaults. */
export async function readCandidate(db: Db, personId: string): Promise<CandidateRow> {
  const { rows } = await sql<CandidateRow>`select ${CANDIDATE} where p.id = ${personId}`.execute(db)
  return rows[0]!
}

/** Changes the given parts of what a person is looking for. */
export async function saveCandidate(db: Db, personId: string, changed: ChangedCandidate, at: Date): Promise<void> {
  const { location = null, experienceLevel, isOpen = null, visibility = null } = changed
  const level = experienceLevel ?? null
  await sql`insert into candidate_profiles as c (person_id, location, level, is_open, visibility, changed_at)
    values (${personId}, coalesce(${location}, ''), ${level}, coalesce(${isOpen}::boolean, false), coalesce(${visibility}, 'nobody'), ${at})
    on conflict (person_id) do update set location = coalesce(${location}, c.location), level = case when ${experienceLevel !== undefined} then ${level} else c.level end,
      is_open = coalesce(${isOpen}::boolean, c.is_open), visibility = coalesce(${visibility}, c.visibility), changed_at = excluded.changed_at`.execute(db)
}

export interface ShownCandidateRow extends CandidateRow {
  id: string
  username: string
  name: string
  headline: string
  avatar_id: string | null
}

/** People who are open to work and show it to everyone who posts jobs. */
export async function listShownCandidates(db: Db, max: number): Promise<ShownCandidateRow[]> {
  const { rows } = await sql<ShownCandidateRow>`select p.id, p.username, p.name, p.headline, p.avatar_id, ${CANDIDATE}
    where c.is_open and c.visibility = 'posters' and p.suspended_at is null order by c.changed_at desc limit ${max}`.execute(db)
  return rows
}

/** The candidate profiles of these people that posters of jobs to which they apply may see. */
export async function listShownToPosters(db: Db, personIds: readonly string[]): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`select ${CANDIDATE} where p.id = any (${[...personIds]}::uuid[]) and c.visibility <> 'nobody'`.execute(db)
  return rows
}

/** People who are open to work, after an id, for the alerts about a new job: neither its poster nor blocked by or from them. */
export async function listOpenCandidates(db: Db, { posterId, after, max }: { posterId: string | null; after: string | null; max: number }): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`select ${CANDIDATE} where c.is_open and p.suspended_at is null and p.id is distinct from ${posterId}::uuid
    and (${posterId}::uuid is null or not are_apart(p.id, ${posterId}::uuid)) and (${after}::uuid is null or p.id > ${after}::uuid) order by p.id limit ${max}`.execute(db)
  return rows
}
