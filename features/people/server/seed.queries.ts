import type { Database } from '#platform/server/database/database.ts'

export interface SeedPersonRow {
  username: string
  name: string
  headline: string
  location: string
  about: string
  timeZone: string
  roles: ('mentor' | 'admin')[]
  email: string
  passwordHash: string
  joinedAt: Date
}

export async function insertPeople({ db }: Database, rows: SeedPersonRow[]): Promise<string[]> {
  return db.transaction().execute(async (db) => {
    const ids: string[] = []
    for (const row of rows) {
      const { id } = await db
        .insertInto('people')
        .values({ username: row.username, name: row.name, headline: row.headline, location: row.location, about: row.about, joined_at: row.joinedAt })
        .returning('id')
        .executeTakeFirstOrThrow()
      await db
        .insertInto('logins')
        .values({ person_id: id, email: row.email, email_verified_at: row.joinedAt, password_hash: row.passwordHash, time_zone: row.timeZone })
        .execute()
      for (const role of row.roles) await db.insertInto('grants').values({ person_id: id, role, granted_at: row.joinedAt }).execute()
      ids.push(id)
    }
    return ids
  })
}

export async function saveAvatar({ db }: Database, id: string, imageId: string): Promise<void> {
  await db.updateTable('people').set({ avatar_id: imageId }).where('id', '=', id).execute()
}
