import type { Context } from '#platform/server/context.ts'
import type { NameOption, QuestionKind } from '../rules/quiz.ts'
import { optionNames } from './option-names.ts'
import type { RenderedQuestion } from './render-lesson.ts'
import type { LessonRow } from './courses.queries.ts'
import { shuffled } from './shuffled.ts'

/** A question for the browser, without its answer. */
export interface ShownQuestion {
  key: string
  kind: QuestionKind
  promptHtml: string
  code: string | null
  options: { name: string; html: string }[]
}

/** A question for the browser: its options in random order under names that tell nothing. */
export const shownQuestion = ({ source, promptHtml, optionsHtml }: RenderedQuestion, nameOf: NameOption): ShownQuestion => ({
  key: source.key,
  kind: source.kind,
  promptHtml,
  code: source.kind === 'output' ? source.code : null,
  options: shuffled(optionsHtml.map((html, at) => ({ name: nameOf(source.key, at), html }))),
})

/** The questions of a quiz for the browser, in random order. */
export async function shownQuestions(context: Context, lesson: LessonRow): Promise<ShownQuestion[]> {
  if (lesson.kind !== 'quiz') return []
  const nameOf = await optionNames(context, lesson)
  return shuffled(lesson.body.questions).map((question) => shownQuestion(question, nameOf))
}
