import { lessonPath } from './paths.ts'

interface Note {
  lesson: string
  lesson_title: string
  second: number
  text: string
}

/** A time in a video: `0:07`, `12:30`, `1:02:03`. */
export function timeText(seconds: number): string {
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`
}

/** Notes in a course as Markdown: a heading for each lesson, and each note with a link to its second. */
export function notesMarkdown({ title, slug, origin }: { title: string; slug: string; origin: string }, notes: readonly Note[]): string {
  const lessons = [...Map.groupBy(notes, ({ lesson }) => lesson)]
  const parts = lessons.map(([lesson, own]) => {
    const lines = own.map(({ second, text }) => `- [${timeText(second)}](${origin}${lessonPath(slug, lesson)}?t=${second}) ${text.replaceAll('\n', '\n  ')}`)
    return `## ${own[0]!.lesson_title}\n\n${lines.join('\n')}\n`
  })
  return `# Notes: ${title}\n\n${parts.length === 0 ? 'No notes yet.\n' : parts.join('\n')}`
}
