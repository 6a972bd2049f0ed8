import { sql, type Db } from '../database/sql.ts'

export async function insertImage(
  db: Db,
  image: { id: string; ownerId: string | null; width: number; height: number; widths: number[] },
): Promise<void> {
  await db
    .insertInto('images')
    .values({ id: image.id, owner_id: image.ownerId, width: image.width, height: image.height, widths: image.widths })
    .execute()
}

/** Whether a person uploaded an image. */
export async function isImageOf(db: Db, id: string, personId: string): Promise<boolean> {
  const { rows } = await sql`select from images where id = ${id} and owner_id = ${personId}`.execute(db)
  return rows.length > 0
}
