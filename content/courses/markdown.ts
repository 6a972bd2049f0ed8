import type { CourseFileInput } from '#features/courses/rules/course-file.ts'

export type TopicInput = CourseFileInput['topics'][number]
export type LessonInput = TopicInput['lessons'][number]

/** Markdown in a template literal. Backslashes are kept, so that formulas read as in LaTeX; an escaped backtick becomes a backtick. */
export const markdown = (strings: TemplateStringsArray): string => String.raw(strings).replaceAll('\\`', '`').trim()
