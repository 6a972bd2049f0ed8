import type { Database } from '#platform/server/database/database.ts'
import { CARD, PUBLIC, WITH_AUTHOR, type BlogCardRow, type ListOptions } from './blogs.queries.ts'

/** Returns one page of the blogs of people and topics that the reader follows, newest first, by key. Each has the reasons why it is there. */
export async function listFollowedBlogs(database: Database, { reader, topics, words, tag, author, after, first }: ListOptions): Promise<BlogCardRow[]> {
  const values: unknown[] = []
  const value = (one: unknown) => `$${values.push(one)}`
  const [me, limit] = [value(reader), value(first)]
  const where = [PUBLIC]
  if (tag !== null) where.push(`b.tags @> array[${value(tag)}]`)
  if (words !== null) where.push(`b.search @@ to_tsquery('simple', ${value(words)})`)
  if (author !== null) where.push(`b.author_id = (select id from people where username = ${value(author)})`)
  const key = after === null ? null : `(to_timestamp(${value(after.key)}::float8 / 1000.0), ${value(after.id)}::uuid)`
  const isShown = `p.suspended_at is null and not are_apart(p.id, ${me}) and not exists (select from mutes where muter_id = ${me} and muted_id = p.id)`
  const page = (at: string, id: string, condition: string) =>
    `where ${[...where, condition].join(' and ')} ${key === null ? '' : `and (${at}, ${id}) < ${key}`} order by ${at} desc, ${id} desc limit ${limit}`
  // Whose blogs are shown is decided once for each followed person, not for each of their blogs.
  const ofPeople = `select b.id, b.published_at from blogs b
    ${page('b.published_at', 'b.id', `b.author_id in (select p.id from follows f join people p on p.id = f.followed_id where f.follower_id = ${me} and ${isShown})`)}`
  // Each topic is read from the index of its tag, so that a page costs the same with few blogs on it and with many.
  const followed = `unnest(${value(topics.map((one) => one.topic))}::text[], ${value(topics.map((one) => one.tag))}::text[])`
  const ofTopics = `select near.id, near.published_at from (select distinct tag from ${followed} f (topic, tag)) f cross join lateral (
    select b.id, b.published_at from blog_tags t join blogs b on b.id = t.blog_id ${WITH_AUTHOR}
    ${page('t.published_at', 't.blog_id', `t.tag = f.tag and b.author_id <> ${me} and ${isShown}`)}) near`
  const text = `select ${CARD},
      exists (select from follows where follower_id = ${me} and followed_id = b.author_id) as follows_author,
      array (select topic from ${followed} f (topic, tag) where tag = any (b.tags) group by topic order by min(array_position(b.tags, tag)), topic) as followed_topics
    from ((${ofPeople}) union (${ofTopics}) order by published_at desc, id desc limit ${limit}) near join blogs b on b.id = near.id ${WITH_AUTHOR}
    order by near.published_at desc, near.id desc`
  const shape = [tag && 't', words && 'w', author && 'a', after && 'k'].filter(Boolean).join('-')
  const { rows } = await database.pool.query<BlogCardRow>({ name: `blogs-followed-${shape}`, text, values })
  return rows
}
