import { lockName } from '#platform/server/database/lock-name.ts'
import { sql, type Db } from '#platform/server/database/sql.ts'

// The table is older than the word: a followed topic is a row of `interests`.

/** The topics that people follow, the latest followed first, by the person. */
export async function followedTopicsOfPeople(db: Db, ids: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await db.selectFrom('interests').select(['person_id', 'topic']).where('person_id', 'in', ids).orderBy('chosen_at', 'desc').orderBy('topic').execute()
  const topics = Map.groupBy(rows, ({ person_id }) => person_id)
  return new Map([...topics].map(([id, own]) => [id, own.map(({ topic }) => topic)]))
}

/** The published blogs on a topic: how many, and which of its tags they have. */
export interface BlogsOnTopic {
  blogs: number
  tags: string[]
}

/** The blogs on each topic, which is given with each of its tags. Topics without blogs are left out. */
export async function blogsOnTopics(db: Db, pairs: readonly { topic: string; tag: string }[]): Promise<Map<string, BlogsOnTopic>> {
  const { rows } = await sql<BlogsOnTopic & { topic: string }>`
    select of.topic, count(distinct t.blog_id)::int as blogs, array_agg(distinct t.tag) as tags
    from unnest(${pairs.map(({ topic }) => topic)}::text[], ${pairs.map(({ tag }) => tag)}::text[]) of (topic, tag) join blog_tags t on t.tag = of.tag group by of.topic`.execute(db)
  return new Map(rows.map(({ topic, ...on }) => [topic, on]))
}

/** Whether a published blog has this tag. */
export async function isTagOfBlog(db: Db, tag: string): Promise<boolean> {
  const { rows } = await sql`select from blog_tags where tag = ${tag} limit 1`.execute(db)
  return rows.length > 0
}

export async function isFollowed(db: Db, personId: string, topic: string): Promise<boolean> {
  const { rows } = await sql`select from interests where person_id = ${personId} and topic = ${topic}`.execute(db)
  return rows.length > 0
}

interface FollowedTopics {
  personId: string
  topics: readonly string[]
  at: Date
}

/** Waits for the other changes of this person's topics: those after it see each other’s rows, so that the limit holds. */
export const lockTopics = (db: Db, personId: string) => lockName(db, `topics/${personId}`)

/** Adds topics to those that a person follows. Topics that they follow already keep their time. */
export async function insertTopics(db: Db, { personId, topics, at }: FollowedTopics): Promise<void> {
  await sql`insert into interests (person_id, topic, chosen_at) select ${personId}, topic, ${at} from unnest(${[...topics]}::text[]) topic on conflict do nothing`.execute(db)
}

export async function deleteTopics(db: Db, personId: string, topics: readonly string[]): Promise<void> {
  await sql`delete from interests where person_id = ${personId} and topic = any (${[...topics]}::text[])`.execute(db)
}

export async function countTopics(db: Db, personId: string): Promise<number> {
  const { rows } = await sql<{ topics: number }>`select count(*)::int as topics from interests where person_id = ${personId}`.execute(db)
  return rows[0]!.topics
}

/** The headline of a person; empty if they have none. */
export async function findHeadline(db: Db, personId: string): Promise<string> {
  const row = await db.selectFrom('people').select('headline').where('id', '=', personId).executeTakeFirst()
  return row?.headline ?? ''
}
