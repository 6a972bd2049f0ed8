import type { Database } from '#platform/server/database/database.ts'
import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { Level, Section } from '#features/people/rules/sections.ts'

export interface ExperienceRow {
  id: string
  company: string
  role: string
  period: string
  revision: number
}

export interface RepositoryRow {
  id: string
  name: string
  url: string
  description: string
  stars: number
  forks: number
  revision: number
}

/** A person with everything that a profile can show; `read-profile.ts` decides who sees what. */
export interface ProfileRow {
  id: string
  username: string
  name: string
  headline: string
  location: string
  about: string
  avatar_id: string | null
  joined_at: Date
  roles: ('mentor' | 'admin')[]
  levels: Partial<Record<Section, Level>>
  followers: number
  following: number
  blog_count: number
  /** How many problems they solved. */
  solved_count: number
  experience: ExperienceRow[]
  stack: string[]
  repositories: RepositoryRow[]
}

const PROFILE = `
  select p.id, p.username, p.name, p.headline, p.location, p.about, p.avatar_id, p.joined_at,
    array(select g.role from grants g where g.person_id = p.id and g.revoked_at is null) as roles,
    (select coalesce(jsonb_object_agg(v.section, v.level), '{}') from profile_visibility v where v.person_id = p.id) as levels,
    coalesce(c.followers, 0) as followers, coalesce(c.following, 0) as following,
    (select count(*)::int from blogs b where b.author_id = p.id and b.published_at is not null and b.deleted_at is null) as blog_count,
    (select count(*)::int from submissions s where s.person_id = p.id and s.is_first_acceptance) as solved_count,
    (select coalesce(jsonb_agg(to_jsonb(e) order by e.added_at, e.id), '[]') from (
       select id, company, role, period, revision, added_at from experiences where person_id = p.id) e) as experience,
    array(select t.label from tech_stack t where t.person_id = p.id order by t.position, t.label) as stack,
    (select coalesce(jsonb_agg(to_jsonb(r) order by r.stars desc, r.added_at, r.id), '[]') from (
       select id, name, url, description, stars, forks, revision, added_at from repositories where person_id = p.id) r) as repositories
  from people p left join follow_counts c on c.person_id = p.id where p.suspended_at is null and`

const byUsername = prepared<ProfileRow>('profiles-by-username', `${PROFILE} p.username = any($1)`)
const byId = prepared<ProfileRow>('profiles-by-id', `${PROFILE} p.id = any($1::uuid[])`)

export async function profilesByUsername(database: Database, usernames: string[]): Promise<Map<string, ProfileRow>> {
  return new Map((await byUsername.all(database, [usernames])).map((row) => [row.username, row]))
}

export async function profilesById(database: Database, ids: string[]): Promise<Map<string, ProfileRow>> {
  return new Map((await byId.all(database, [ids])).map((row) => [row.id, row]))
}

/** Locks the profile of a person until the transaction ends, so that limits count the current rows. */
export async function lockPerson(db: Db, personId: string): Promise<void> {
  await sql`select from people where id = ${personId} for no key update`.execute(db)
}
