import { sql, type Db } from '#platform/server/database/sql.ts'
import type { OutlineTopic } from '../rules/course.ts'

/** A published course that teaches a skill. */
export interface TeachingRow {
  skill: string
  slug: string
  title: string
  outline: OutlineTopic[]
}

/** For each skill, by its names in lower case: published courses that teach it, the most taken first. */
export async function listTeachingCourses(db: Db, names: readonly { skill: string; name: string }[], max: number): Promise<TeachingRow[]> {
  const { rows } = await sql<TeachingRow>`
    select w.skill, t.slug, t.title, t.outline
    from (select skill, array_agg(name) as names from unnest(${names.map(({ skill }) => skill)}::text[], ${names.map(({ name }) => name)}::text[]) n (skill, name) group by skill) w
    cross join lateral (
      select c.slug, c.title, c.outline, c.enrolled_count from courses c where c.state = 'published' and c.lesson_count > 0
        and exists (select from unnest(c.skills) s where lower(s) = any (w.names)) order by c.enrolled_count desc, c.title limit ${max}) t
    order by w.skill, t.enrolled_count desc, t.title`.execute(db)
  return rows
}
