import type { Database } from '#platform/server/database/database.ts'
import type { SeedProfile } from '#content/demo/types.ts'

interface SeedProfileRow {
  personId: string
  profile: SeedProfile
  at: (place: number) => Date
  id: () => string
}

/** The sections of one profile. */
export async function insertSeedProfile({ db }: Database, { personId, profile, at, id }: SeedProfileRow): Promise<void> {
  const { experience, stack, repositories } = profile
  await db.transaction().execute(async (db) => {
    await db
      .insertInto('experiences')
      .values(experience.map(([role, company, period], place) => ({ id: id(), person_id: personId, role, company, period, added_at: at(place) })))
      .execute()
    await db.insertInto('tech_stack').values(stack.map((label, position) => ({ person_id: personId, label, position }))).execute()
    if (repositories.length === 0) return
    await db
      .insertInto('repositories')
      .values(repositories.map(([name, description, stars, forks], place) => ({ id: id(), person_id: personId, name, description, stars, forks, added_at: at(place) })))
      .execute()
  })
}
