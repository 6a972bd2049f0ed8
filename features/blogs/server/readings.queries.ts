import { sql, type Db } from '#platform/server/database/sql.ts'

/** Notes that a person has read a blog. */
export async function saveReading(db: Db, { personId, blogId, at }: { personId: string; blogId: string; at: Date }): Promise<void> {
  await sql`insert into blog_readings (person_id, blog_id, read_at) values (${personId}, ${blogId}, ${at}) on conflict do nothing`.execute(db)
}

/** How many blogs each of these people has read. */
export async function countReadings(db: Db, personIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ person_id: string; count: number }>`select person_id, count(*)::int as count from blog_readings where person_id = any (${personIds}::uuid[]) group by 1`.execute(db)
  return new Map(rows.map(({ person_id, count }) => [person_id, count]))
}

/** The slugs of those of these blogs that a person has read or written. */
export async function listKnown(db: Db, personId: string, slugs: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`select slug from blogs b where slug = any (${[...slugs]}::text[])
    and (author_id = ${personId} or exists (select from blog_readings r where r.person_id = ${personId} and r.blog_id = b.id))`.execute(db)
  return rows.map(({ slug }) => slug)
}
