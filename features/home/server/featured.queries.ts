import { lockName } from '#platform/server/database/lock-name.ts'
import { often, sql, type Db } from '#platform/server/database/sql.ts'

export interface FeaturedRow {
  id: string
  path: string
  /** Of the page when it was chosen; empty for what was chosen before it was stored. */
  title: string
  note: string
}

/** What an admin chose for home, in order. */
export async function listFeatured(db: Db): Promise<FeaturedRow[]> {
  const { rows } = await often('featured-items', sql<FeaturedRow>`select id, path, title, note from featured_items order by position, featured_at`).execute(db)
  return rows
}

/** Adds an item before the others, or changes the note of a path that is featured already; false if there are `max` others. */
export async function insertFeatured(db: Db, { id, path, title, note, at, max }: FeaturedRow & { at: Date; max: number }): Promise<boolean> {
  await lockName(db, 'featured-items')
  const { rows } = await sql`insert into featured_items (id, path, title, note, position, featured_at)
    select ${id}, ${path}, ${title}, ${note}, coalesce((select min(position) from featured_items), 0) - 1, ${at} where (select count(*) from featured_items where path <> ${path}) < ${max}
    on conflict (path) do update set note = excluded.note, title = excluded.title returning id`.execute(db)
  return rows.length > 0
}

/** Returns the removed item; null if there was none. */
export async function deleteFeatured(db: Db, id: string): Promise<Pick<FeaturedRow, 'path' | 'title'> | null> {
  const { rows } = await sql<FeaturedRow>`delete from featured_items where id = ${id} returning path, title`.execute(db)
  return rows[0] ?? null
}

/** Moves an item up or down by one place and renumbers the list. Returns the path of the item, or null if it doesn't exist. */
export async function moveByOne(db: Db, { id, direction }: { id: string; direction: 'up' | 'down' }): Promise<string | null> {
  await lockName(db, 'featured-items')
  const { rows } = await sql<{ id: string; path: string }>`with placed as (
      select id, row_number() over (order by position, featured_at) * 2 + case when id <> ${id} then 0 else ${direction === 'up' ? -3 : 3}::int end as place from featured_items
    ), ordered as (select id, row_number() over (order by place) as place from placed)
    update featured_items f set position = o.place from ordered o where o.id = f.id returning f.id, f.path`.execute(db)
  return rows.find((row) => row.id === id)?.path ?? null
}
