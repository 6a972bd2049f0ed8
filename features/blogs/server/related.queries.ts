import type { Database } from '#platform/server/database/database.ts'
import { prepared } from '#platform/server/database/sql.ts'
import { CARD, PUBLIC, WITH_AUTHOR, type BlogCardRow } from './blogs.queries.ts'

const related = prepared<BlogCardRow & { to: string }>(
  'related-blogs',
  `select near.to, ${CARD} from unnest($1::uuid[]) asked (id) cross join lateral (
     select asked.id as to, t2.blog_id, count(*) as shared, max(t2.published_at) as newest from blog_tags t1
       join lateral (select tag, blog_id, published_at from blog_tags t where t.tag = t1.tag
         order by t.published_at desc limit 50) t2 on t2.blog_id <> t1.blog_id
     where t1.blog_id = asked.id group by t2.blog_id order by shared desc, newest desc limit $2
   ) near join blogs b on b.id = near.blog_id ${WITH_AUTHOR} where ${PUBLIC}
   order by near.shared desc, near.newest desc`,
)

/** Returns blogs that share the most tags with each of these, newest first. */
export async function relatedBlogs(database: Database, blogIds: string[], limit: number): Promise<Map<string, BlogCardRow[]>> {
  return Map.groupBy(await related.all(database, [blogIds, limit]), (row) => row.to)
}

const nextInTag = prepared<BlogCardRow & { from: string; tag: string }>(
  'next-in-tag',
  `select mine.id as from, mine.tags[1] as tag, ${CARD} from blogs mine cross join lateral (
     select t.blog_id from blog_tags t where t.tag = mine.tags[1] and (t.published_at, t.blog_id) < (mine.published_at, mine.id)
     order by t.published_at desc, t.blog_id desc limit 1) older
   join blogs b on b.id = older.blog_id ${WITH_AUTHOR} where mine.id = any ($1) and ${PUBLIC}`,
)

/** The next older blog with the same first tag. */
export interface NextInTag {
  tag: string
  blog: BlogCardRow
}

/** Returns the next blog in the first tag of each of these; those that are the oldest there have none. */
export async function nextInTags(database: Database, blogIds: string[]): Promise<Map<string, NextInTag>> {
  const rows = await nextInTag.all(database, [blogIds])
  return new Map(rows.map(({ from, tag, ...blog }) => [from, { tag, blog }]))
}
