import type { Context } from '#platform/server/context.ts'
import { isAmbiguousSkill, namesOfSkills } from '#features/people/rules/skills.ts'
import { coursePath, lessonPath } from '../rules/paths.ts'
import { listTeachingCourses, type TeachingRow } from './teaching.queries.ts'

/** A course that teaches a skill, with the lesson to start with. */
export interface TeachingCourse {
  title: string
  path: string
  lesson: { title: string; path: string }
}

/** For each of these skills, published courses that teach it under any of its names, those that name it in their titles first, then the most taken. */
export async function coursesTeaching({ db }: Context, skills: readonly string[], max: number): Promise<ReadonlyMap<string, TeachingCourse[]>> {
  const names = namesOfSkills(skills).map((name) => ({ ...name, isInTitles: !isAmbiguousSkill(name.skill) }))
  const bySkill = Map.groupBy(await listTeachingCourses(db, names, max), ({ skill }) => skill)
  return new Map([...bySkill].map(([skill, rows]) => [skill, rows.map(withLesson)]))
}

/** The lesson is the first whose title names the skill, otherwise the first one. */
function withLesson({ skill, slug, title, outline }: TeachingRow): TeachingCourse {
  const names = namesOfSkills([skill]).map(({ name }) => name)
  const lessons = outline.flatMap((topic) => topic.lessons)
  const lesson = lessons.find((lesson) => names.some((name) => name.length > 2 && lesson.title.toLowerCase().includes(name))) ?? lessons[0]!
  return { title, path: coursePath(slug), lesson: { title: lesson.title, path: lessonPath(slug, lesson.key) } }
}
