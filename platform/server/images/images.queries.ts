import type { Db } from '../database/sql.ts'

export async function insertImage(
  db: Db,
  image: { id: string; ownerId: string | null; width: number; height: number; widths: number[] },
): Promise<void> {
  await db
    .insertInto('images')
    .values({ id: image.id, owner_id: image.ownerId, width: image.width, height: image.height, widths: image.widths })
    .execute()
}
