import { sql, type Db } from '#platform/server/database/sql.ts'

export async function saveWait(db: Db, { personId, slug, at }: { personId: string; slug: string; at: Date }): Promise<void> {
  await db.insertInto('product_waits').values({ person_id: personId, slug, asked_at: at }).onConflict((conflict) => conflict.doNothing()).execute()
}

export async function deleteWait(db: Db, { personId, slug }: { personId: string; slug: string }): Promise<void> {
  await db.deleteFrom('product_waits').where('person_id', '=', personId).where('slug', '=', slug).execute()
}

export async function isWaiting(db: Db, { personId, slug }: { personId: string; slug: string }): Promise<boolean> {
  return (await db.selectFrom('product_waits').select('slug').where('person_id', '=', personId).where('slug', '=', slug).executeTakeFirst()) !== undefined
}

/** Some of the people who wait for a product, those first who asked first. */
export async function listWaiting(db: Db, slug: string, max: number): Promise<string[]> {
  const rows = await db.selectFrom('product_waits').select('person_id').where('slug', '=', slug).orderBy('asked_at').orderBy('person_id').limit(max).execute()
  return rows.map(({ person_id }) => person_id)
}

/** Forgets that these people wait for a product. */
export async function deleteWaits(db: Db, slug: string, personIds: readonly string[]): Promise<void> {
  await sql`delete from product_waits where slug = ${slug} and person_id = any (${personIds}::uuid[])`.execute(db)
}
