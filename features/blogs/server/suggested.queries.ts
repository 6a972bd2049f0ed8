import type { Database } from '#platform/server/database/database.ts'
import { prepared } from '#platform/server/database/sql.ts'
import { CARD, PUBLIC, WITH_AUTHOR, type BlogCardRow } from './blogs.queries.ts'

// Only the newest blogs of each tag are looked at, as for related blogs.
const suggested = prepared<BlogCardRow>(
  'suggested-blogs',
  `select ${CARD} from (
     select t.blog_id, count(*) as shared, max(t.published_at) as newest from unnest($2::text[]) wanted (tag)
       cross join lateral (select blog_id, published_at from blog_tags t where t.tag = wanted.tag order by t.published_at desc limit 50) t
     group by t.blog_id
   ) near join blogs b on b.id = near.blog_id ${WITH_AUTHOR}
   where ${PUBLIC} and b.author_id <> $1 and not are_apart(b.author_id, $1)
     and not exists (select from blog_readings r where r.person_id = $1 and r.blog_id = b.id)
     and not exists (select from blog_bookmarks s where s.person_id = $1 and s.blog_id = b.id)
   order by near.shared desc, near.newest desc, b.id limit $3`,
)

/** The blogs with the most of these tags that a person has not read or saved, newest first among equals. */
export const listSuggestedBlogs = (database: Database, personId: string, tags: readonly string[], max: number) => suggested.all(database, [personId, tags, max])
