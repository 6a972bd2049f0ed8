import type { Database } from '#platform/server/database/database.ts'
import { prepared } from '#platform/server/database/sql.ts'
import type { OutlineTopic } from '../rules/course.ts'

const teaching = prepared<{ slug: string; title: string; outline: OutlineTopic[] }>(
  'courses-teaching',
  `select c.slug, c.title, c.outline from courses c where c.state = 'published' and c.lesson_count > 0
     and exists (select from unnest(c.skills) s where lower(s) = any ($1::text[])) order by c.enrolled_count desc, c.title limit $2`,
)

/** Published courses with one of these skills, in lower case. */
export const listTeachingCourses = (database: Pick<Database, 'pool'>, names: readonly string[], max: number) => teaching.all(database, [names, max])
