import { createHash } from 'node:crypto'
import { ownImageId } from '#platform/rules/image-paths.ts'
import { markdownToHtml } from '#platform/markup/markdown.ts'
import { boundedConversion } from '#platform/server/rich-text/bounded-conversion.ts'
import { renderRichText } from '#platform/server/rich-text/render.ts'
import { sanitizeRichText } from '#platform/server/rich-text/sanitize.ts'
import type { CourseLesson } from '../rules/course-file.ts'
import type { Question } from '../rules/quiz.ts'
import { captionsId } from '../rules/course-files.ts'
import { videoPlace, type VideoPlace } from '../rules/video-address.ts'

/** A question as it is stored: its source for judging, and its texts as safe HTML. */
export interface RenderedQuestion {
  source: Question
  promptHtml: string
  explanationHtml: string
  /** Of options, or of the items of an order in their right order. */
  optionsHtml: string[]
}

/** What the page of a lesson shows. */
export interface LessonBody {
  html: string
  video: VideoPlace | null
  /** The length of the video where its author gave it. */
  seconds: number | null
  /** Captions of a video file; lessons that were published before there were any have no such list. */
  captions?: { language: string; id: string }[]
  questions: RenderedQuestion[]
  /** Slugs of problems. */
  problems: string[]
}

/** The ids of the uploaded files that a lesson shows. */
export const filesOf = ({ video, captions = [] }: LessonBody): string[] => [...(video?.host === 'file' ? [video.id] : []), ...captions.map(({ id }) => id)]

/** Safe HTML of a text in Markdown. */
export const renderMarkdown = (markdown: string): string =>
  renderRichText(sanitizeRichText(boundedConversion(() => markdownToHtml(markdown)), { imageSources: (src) => ownImageId(src) !== null })).html

/** Renders a lesson for its page. */
export function renderLesson(lesson: CourseLesson): LessonBody {
  const video = lesson.kind === 'video' ? videoPlace(lesson.videoUrl) : null
  const captions = lesson.kind === 'video' && video?.host === 'file' ? (lesson.captions ?? []) : []
  return {
    html: lesson.text === '' ? '' : renderMarkdown(lesson.text),
    video,
    seconds: lesson.kind === 'video' ? lesson.seconds : null,
    ...(captions.length > 0 && { captions: captions.map(({ language, url }) => ({ language, id: captionsId(url)! })) }),
    questions: lesson.kind === 'quiz' ? lesson.questions.map(renderQuestion) : [],
    problems: lesson.kind === 'practice' ? lesson.problems : [],
  }
}

const renderQuestion = (source: Question): RenderedQuestion => ({
  source,
  promptHtml: renderMarkdown(source.prompt),
  explanationHtml: renderMarkdown(source.explanation),
  optionsHtml: ('options' in source ? source.options : source.kind === 'order' ? source.items : []).map(renderMarkdown),
})

/** Names a state of a lesson; it changes with anything in it. */
export const hashOfBody = (body: LessonBody): string => createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 24)
