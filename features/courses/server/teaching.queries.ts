import { sql, type Db } from '#platform/server/database/sql.ts'
import type { OutlineTopic } from '../rules/course.ts'

/** A published course that teaches a skill. */
export interface TeachingRow {
  skill: string
  slug: string
  title: string
  outline: OutlineTopic[]
}

/** A text as words between spaces, so that `r` isn't found in `for`. */
const words = (column: 'c.title' | 'name') => sql`' ' || regexp_replace(lower(${sql.raw(column)}), '[^[:alnum:]+#]+', ' ', 'g') || ' '`

/** For each skill, by its names in lower case: published courses that teach it, those that name it in their titles first, then the most taken. */
export async function listTeachingCourses(db: Db, names: readonly { skill: string; name: string; isInTitles: boolean }[], max: number): Promise<TeachingRow[]> {
  const { rows } = await sql<TeachingRow>`
    select w.skill, t.slug, t.title, t.outline
    from (select skill, array_agg(name) as names, bool_and(is_in_titles) as is_in_titles
      from unnest(${names.map(({ skill }) => skill)}::text[], ${names.map(({ name }) => name)}::text[], ${names.map(({ isInTitles }) => isInTitles)}::bool[]) n (skill, name, is_in_titles) group by skill) w
    cross join lateral (
      select c.slug, c.title, c.outline, c.enrolled_count, named.is_named from courses c
      cross join lateral (select w.is_in_titles and exists (select from unnest(w.names) name where strpos(${words('c.title')}, ${words('name')}) > 0) as is_named) named
      where c.state = 'published' and c.lesson_count > 0
        and (named.is_named or exists (select from unnest(c.skills) s where lower(s) = any (w.names))) order by named.is_named desc, c.enrolled_count desc, c.title limit ${max}) t
    order by w.skill, t.is_named desc, t.enrolled_count desc, t.title`.execute(db)
  return rows
}
