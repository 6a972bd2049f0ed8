import type { Context } from '#platform/server/context.ts'
import { skillNames } from '#features/people/rules/skills.ts'
import { coursePath, lessonPath } from '../rules/paths.ts'
import { listTeachingCourses } from './teaching.queries.ts'

/** A course that teaches a skill, with the lesson to start with. */
export interface TeachingCourse {
  title: string
  path: string
  lesson: { title: string; path: string }
}

/** Published courses that teach a skill under any of its names, the most taken first. The lesson is the first whose title names the skill, otherwise the first one. */
export async function coursesTeaching({ database }: Context, skill: string, max: number): Promise<TeachingCourse[]> {
  const names = skillNames(skill).map((name) => name.toLowerCase())
  const rows = await listTeachingCourses(database, names, max)
  return rows.map(({ slug, title, outline }) => {
    const lessons = outline.flatMap((topic) => topic.lessons)
    const lesson = lessons.find((lesson) => names.some((name) => name.length > 2 && lesson.title.toLowerCase().includes(name))) ?? lessons[0]!
    return { title, path: coursePath(slug), lesson: { title: lesson.title, path: lessonPath(slug, lesson.key) } }
  })
}
