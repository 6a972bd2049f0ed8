import { sql, type Db } from '#platform/server/database/sql.ts'

/** The problems and drafts that still exist, by id, or by a current or previous slug. */
export async function listPlaces(db: Db, keys: readonly string[]): Promise<{ key: string; slug: string; is_published: boolean }[]> {
  const { rows } = await sql<{ key: string; slug: string; is_published: boolean }>`select key, coalesce(p.slug, e.slug) as slug, coalesce(p.is_published, false) as is_published
    from unnest(${keys}::text[]) key left join problems p on p.id = coalesce((select id from problems where id::text = key), problem_id_of_slug(key)) left join problem_edits e on e.slug = coalesce(p.slug, key)
    where p.id is not null or e.slug is not null`.execute(db)
  return rows
}
