import type { Database } from '#platform/server/database/database.ts'
import { prepared, type Db } from '#platform/server/database/sql.ts'
import type { Level, Section } from '../rules/sections.ts'
import type { PersonCard } from './person.schema.ts'

const relation = prepared<{ follows: boolean; is_blocked: boolean }>(
  'relation-to-person',
  `select exists (select from follows where follower_id = $1 and followed_id = $2) as follows, are_apart($1, $2) as is_blocked`,
)

/** Whether one person follows another, and whether one of them blocked the other. */
export async function findRelation(database: Database, viewerId: string, personId: string): Promise<{ follows: boolean; is_blocked: boolean }> {
  return (await relation.first(database, [viewerId, personId]))!
}

/** The level of a section that a person chose, or null. */
export async function findLevel(db: Db, personId: string, section: Section): Promise<Level | null> {
  const row = await db
    .selectFrom('profile_visibility')
    .select('level')
    .where('person_id', '=', personId)
    .where('section', '=', section)
    .executeTakeFirst()
  return (row?.level as Level | undefined) ?? null
}

/** All levels that a person chose, by section. */
export async function findLevels(db: Db, personId: string): Promise<Partial<Record<Section, Level>>> {
  const rows = await db.selectFrom('profile_visibility').select(['section', 'level']).where('person_id', '=', personId).execute()
  return Object.fromEntries(rows.map(({ section, level }) => [section, level as Level]))
}

/** The card of a person who is not suspended, or null. */
export async function findPersonCard(db: Db, personId: string): Promise<PersonCard | null> {
  const row = await db
    .selectFrom('people')
    .select(['id', 'username', 'name', 'headline', 'avatar_id'])
    .where('id', '=', personId)
    .where('suspended_at', 'is', null)
    .executeTakeFirst()
  return row ?? null
}
