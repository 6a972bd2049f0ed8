import type { Context } from '#platform/server/context.ts'
import { derivedId } from '#platform/server/derived-id.ts'
import { lessonsOf, minutesOf, type OutlineTopic } from '../rules/course.ts'
import type { CourseFile } from '../rules/course-file.ts'
import { saveCourse, saveLessons, type PublishedLesson } from './publication.queries.ts'
import { hashOfBody, renderLesson, renderMarkdown } from './render-lesson.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'course.changed': { courseId: string; lessonIds: string[] }
    /** A later version leaves out lessons. */
    'course.shortened': { courseId: string }
    /** A later version has new lessons; with the key of the first. */
    'course.extended': { courseId: string; lesson: string }
  }
}

interface Publication {
  id: string
  content: CourseFile
  /** Of a course that comes with the site: the hash of its file. */
  fileHash: string | null
  /** The author of a new course; the author of a published one stays. */
  authorId: string | null
}

/** Publishes the content of a course as its next version. Runs in the transaction of its caller. */
export async function publishCourse(context: Context, { id, content, fileHash, authorId }: Publication): Promise<void> {
  const at = context.clock.now()
  const outline = outlineOf(content)
  const lessons = publishedLessons(id, content)
  const version = await saveCourse(context.db, {
    id, content, fileHash, authorId, at, outline,
    slug: content.slug, title: content.title, summary: content.summary, level: content.level, language: content.language, skills: content.skills,
    about: { descriptionHtml: renderMarkdown(content.description), outcomes: content.outcomes, prerequisites: content.prerequisites, youtubeLink: content.youtubeLink },
    lessonCount: lessonsOf(outline).length,
    minutes: minutesOf(outline),
  })
  const { removed, added } = await saveLessons(context.db, id, lessons, at)
  await context.emit({ name: 'course.changed', courseId: id, lessonIds: [...removed, ...lessons.map((lesson) => lesson.id)] })
  if (removed.length > 0) await context.emit({ name: 'course.shortened', courseId: id })
  if (version > 1 && added.length > 0) await context.emit({ name: 'course.extended', courseId: id, lesson: added[0]! })
}

const outlineOf = ({ topics }: CourseFile): OutlineTopic[] =>
  topics.map(({ key, title, resources, lessons }) => ({
    key, title, resources,
    lessons: lessons.map((lesson) => ({ key: lesson.key, title: lesson.title, kind: lesson.kind, minutes: lesson.minutes })),
  }))

function publishedLessons(courseId: string, { topics }: CourseFile): PublishedLesson[] {
  const lessons = topics.flatMap(({ key: topicKey, lessons }) => lessons.map((lesson) => ({ topicKey, lesson })))
  return lessons.map(({ topicKey, lesson }, position) => {
    const body = renderLesson(lesson)
    const { key, title, kind, minutes } = lesson
    return { id: derivedId(`courses/${courseId}/${key}`), key, position, topicKey, title, kind, minutes, body, bodyHash: hashOfBody(body) }
  })
}

/** The id of a course that comes with the site. */
export const idOfCourse = (slug: string): string => derivedId(`courses/${slug}`)
