import { sql, type Db } from '#platform/server/database/sql.ts'

/** The keys of the topics that people want to learn, by the person. */
export async function interestsOfPeople(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('interests').select(['person_id', 'topic']).where('person_id', 'in', ids).orderBy('topic').execute()
  const topics = Map.groupBy(rows, ({ person_id }) => person_id)
  return new Map([...topics].map(([id, own]) => [id, own.map(({ topic }) => topic)]))
}

/** Replaces the topics of a person. */
export async function saveInterests(db: Db, { personId, topics, at }: { personId: string; topics: readonly string[]; at: Date }): Promise<void> {
  await sql`delete from interests where person_id = ${personId} and topic <> all (${topics}::text[])`.execute(db)
  await sql`insert into interests (person_id, topic, chosen_at) select ${personId}, topic, ${at} from unnest(${topics}::text[]) topic on conflict do nothing`.execute(db)
}

/** The headline of a person; empty if they have none. */
export async function findHeadline(db: Db, personId: string): Promise<string> {
  const row = await db.selectFrom('people').select('headline').where('id', '=', personId).executeTakeFirst()
  return row?.headline ?? ''
}
