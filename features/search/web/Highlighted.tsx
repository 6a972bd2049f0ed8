import { highlight } from '../rules/highlight.ts'

/** A text in which the words that matched are marked. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  return highlight(text, words).map(({ text: part, isMatch }, at) =>
    isMatch ? (
      <mark key={at} className="rounded-sm bg-accent-subtle text-accent">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
