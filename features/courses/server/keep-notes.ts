import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import type { NoteInput } from '../rules/course-inputs.ts'
import { deleteNote, listCourseNotes, listNotes, saveNote, type NoteRow } from './own-course.queries.ts'
import { courseForLearning, lessonForLearning, readLesson } from './read-courses.ts'

const MAX_NOTES = 300

/** The viewer's notes in a lesson, in the order of the video. */
export async function readNotes(context: Context, address: { course: string; lesson: string }): Promise<NoteRow[]> {
  const found = await readLesson(context, address)
  return found === null ? [] : listNotes(context.database, signedIn(context).id, found.lesson.id)
}

/** Saves a note. The browser makes its id, so that sending it again changes nothing. */
export async function keepNote(context: Context, { id, second, text, ...address }: NoteInput): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'course.learn', viewer.id)
  const { lesson } = await lessonForLearning(context, address)
  const isSaved = await saveNote(context.db, { id, personId: viewer.id, lessonId: lesson.id, second, text, at: context.clock.now(), max: MAX_NOTES })
  if (!isSaved) throw new Refusal('NOT_ALLOWED', { message: `A lesson has room for ${MAX_NOTES} notes.` })
}

export const forgetNote = (context: Context, id: string): Promise<void> => deleteNote(context.db, id, signedIn(context).id)

/** All notes of a course as Markdown, with links to their seconds. */
export async function notesAsMarkdown(context: Context, slug: string): Promise<string> {
  const course = await courseForLearning(context, slug)
  const notes = await listCourseNotes(context.database, signedIn(context).id, course.id)
  const { notesMarkdown } = await import('../rules/notes-markdown.ts')
  return notesMarkdown({ title: course.title, slug: course.slug, origin: context.origin }, notes)
}
