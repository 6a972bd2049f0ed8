import { prepared, sql, type Db } from '#platform/server/database/sql.ts'
import type { Conditions, Limits, TrustLevel } from '../rules/levels.ts'
import type { LevelInput } from '../rules/inputs.ts'

export interface LevelRow extends Limits, Conditions {
  name: TrustLevel
  revision: number
}

export interface CountedLevelRow extends LevelRow {
  /** How many people have it. */
  people: number
  /** How many have its limits: people with a granted role have those of the highest one. */
  peopleWithLimits: number
}

const LEVEL = sql.raw(`l.name, l.conversations, l.messages, l.posts, l.links, l.pictures, l.min_days as "minDays", l.min_solved as "minSolved", l.min_read as "minRead",
  l.clean_days as "cleanDays", l.revision`)

/** Lets no one else change levels until the end of the transaction: what is checked across them stays true. */
export const lockLevels = (db: Db) => sql`select from trust_levels order by name for update`.execute(db)

/** All levels, the lowest first. */
export async function listLevels(db: Db): Promise<LevelRow[]> {
  const { rows } = await sql<LevelRow>`select ${LEVEL} from trust_levels l order by l.position`.execute(db)
  return rows
}

/** All levels, the lowest first, with how many people have each and its limits. It reads the whole table of people. */
export async function listCountedLevels(db: Db): Promise<CountedLevelRow[]> {
  const { rows } = await sql<CountedLevelRow>`with c as (
      select coalesce(t.level, 'new') as level, exists (select from grants g where g.person_id = p.id and g.revoked_at is null) as has_role
      from people p left join person_trust t on t.person_id = p.id where p.suspended_at is null)
    select ${LEVEL}, (select count(*)::int from c where c.level = l.name) as people,
      (select count(*)::int from c where case when c.has_role then 'regular' else c.level end = l.name) as "peopleWithLimits"
    from trust_levels l order by l.position`.execute(db)
  return rows
}

/** Saves the numbers of a level; false if another admin changed it meanwhile. */
export async function saveLevel(db: Db, l: LevelInput): Promise<boolean> {
  const { rows } = await sql`update trust_levels set conversations = ${l.conversations}, messages = ${l.messages}, posts = ${l.posts}, links = ${l.links}, pictures = ${l.pictures},
      min_days = ${l.minDays}, min_solved = ${l.minSolved}, min_read = ${l.minRead}, clean_days = ${l.cleanDays}, revision = revision + 1
    where name = ${l.name} and revision = ${l.revision} returning name`.execute(db)
  return rows.length > 0
}

export interface OwnLevelRow extends Limits {
  level: TrustLevel
}

/** The level of a person and its limits; people with a granted role have those of the highest one. */
export const ownLevel = prepared<OwnLevelRow>(
  'trust-level',
  `select l.name as level, l.conversations, l.messages, l.posts, l.links, l.pictures from trust_levels l
   where l.name = case when exists (select from grants g where g.person_id = $1 and g.revoked_at is null) then 'regular'
     else coalesce((select t.level from person_trust t where t.person_id = $1), 'new') end`,
)

export interface PersonTrustRow {
  person_id: string
  username: string
  name: string
  level: TrustLevel
  is_manual: boolean
  has_role: boolean
  reason: string
  /** The level before a moderator’s decision lowered it; null if none did. */
  lowered_from: TrustLevel | null
  /** That decision; null if none did. */
  decision_id: string | null
  since: Date | null
  joined_at: Date
}

const PERSON = sql.raw(`p.id as person_id, p.username, p.name, coalesce(t.level, 'new') as level, coalesce(t.is_manual, false) as is_manual, coalesce(t.reason, '') as reason, t.lowered_from, t.decision_id, t.since, p.joined_at,
  exists (select from grants g where g.person_id = p.id and g.revoked_at is null) as has_role
  from people p left join person_trust t on t.person_id = p.id`)

export async function findPersonTrust(db: Db, person: { id: string } | { username: string }): Promise<PersonTrustRow | null> {
  const { rows } = await sql<PersonTrustRow>`select ${PERSON} where ${'id' in person ? sql`p.id = ${person.id}` : sql`p.username = ${person.username}`}`.execute(db)
  return rows[0] ?? null
}

/** Sets the level of a person; `lowered` if a moderator’s decision does. */
export async function savePersonTrust(db: Db, trust: { personId: string; level: TrustLevel; isManual: boolean; reason: string; lowered?: { from: TrustLevel; decisionId: string }; at: Date }): Promise<void> {
  await sql`insert into person_trust (person_id, level, is_manual, reason, lowered_from, decision_id, since)
    values (${trust.personId}, ${trust.level}, ${trust.isManual}, ${trust.reason}, ${trust.lowered?.from ?? null}, ${trust.lowered?.decisionId ?? null}, ${trust.at})
    on conflict (person_id) do update set level = excluded.level, is_manual = excluded.is_manual, reason = excluded.reason, lowered_from = excluded.lowered_from,
      decision_id = excluded.decision_id, since = excluded.since`.execute(db)
}

/** Promotes a person; false if they are no longer on the level, or an admin set it by hand. */
export async function savePromoted(db: Db, { personId, from, to, at }: { personId: string; from: TrustLevel; to: TrustLevel; at: Date }): Promise<boolean> {
  const { rows } = await sql`insert into person_trust as t (person_id, level, is_manual, reason, since) values (${personId}, ${to}, false, '', ${at})
    on conflict (person_id) do update set level = excluded.level, reason = '', lowered_from = null, decision_id = null, since = excluded.since where t.level = ${from} and not t.is_manual returning person_id`.execute(db)
  return rows.length > 0
}

/** A batch of people on a level who joined before a time and whose level is not set by hand, by id. */
export async function listCandidates(db: Db, { level, joinedBefore, after, count }: { level: TrustLevel; joinedBefore: Date; after: string; count: number }): Promise<{ id: string; joined_at: Date }[]> {
  const { rows } = await sql<{ id: string; joined_at: Date }>`select p.id, p.joined_at from people p left join person_trust t on t.person_id = p.id
    where p.id > ${after}::uuid and coalesce(t.level, 'new') = ${level} and coalesce(t.is_manual, false) = false and p.joined_at <= ${joinedBefore} and p.suspended_at is null
    order by p.id limit ${count}`.execute(db)
  return rows
}
