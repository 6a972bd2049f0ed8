import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { problemCards, type ProblemCardRow } from '#features/practice/server/public.ts'
import { readDraft, type DraftLesson } from '../rules/course-draft.ts'
import { LESSON_TEXT_LENGTH, MAX_QUESTIONS } from '../rules/course.ts'
import { MAX_COURSE_BYTES, TOO_LARGE_COURSE } from '../rules/draft-states.ts'
import { draftForReading } from './drafts.access.ts'
import { renderMarkdown } from './render-lesson.ts'

/** A lesson of a draft as learners would see it, with the explanations of its questions. */
export interface LessonPreview {
  html: string
  /** In the order of the draft. The names of options are their places. */
  questions: { key: string; promptHtml: string; explanationHtml: string; optionsHtml: string[] }[]
  problems: ProblemCardRow[]
}

/** Renders a lesson that is being edited, given as JSON. It may be incomplete. */
export async function previewLesson(context: Context, source: string): Promise<LessonPreview> {
  await rateLimit(context, 'course.preview', signedIn(context).id)
  if (Buffer.byteLength(source) > MAX_COURSE_BYTES) throw new Refusal('TOO_LARGE', { message: TOO_LARGE_COURSE })
  let lesson: unknown = null
  try {
    lesson = JSON.parse(source)
  } catch {
    throw new Refusal('INVALID_INPUT', { message: 'This isn’t a lesson.' })
  }
  return render(context, readDraft({ topics: [{ lessons: [lesson] }] }).topics[0]!.lessons[0])
}

/** A lesson of a stored draft; null if it has none of this key. Throws NOT_FOUND for those who may not see the draft. */
export async function readDraftLesson(context: Context, { id, lesson: key }: { id: string; lesson: string }): Promise<LessonPreview | null> {
  const { content, published_content } = await draftForReading(context, id)
  const lesson = readDraft(content ?? published_content).topics.flatMap(({ lessons }) => lessons).find((one) => one.key === key)
  return lesson === undefined ? null : render(context, lesson)
}

const html = (text: string, max: number) => (text.trim() === '' ? '' : renderMarkdown(text.slice(0, max)))

async function render(context: Context, lesson: DraftLesson | undefined): Promise<LessonPreview> {
  if (lesson === undefined) return { html: '', questions: [], problems: [] }
  return {
    html: html(lesson.text, LESSON_TEXT_LENGTH),
    questions: lesson.questions.slice(0, MAX_QUESTIONS).map(({ key, prompt, explanation, options }) => ({
      key, promptHtml: html(prompt, 2_000), explanationHtml: html(explanation, 2_000), optionsHtml: options.slice(0, 10).map((option) => html(option, 500)),
    })),
    problems: await problemCards(context, lesson.problems.slice(0, 20)),
  }
}
