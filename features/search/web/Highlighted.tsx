import { MarkedText } from '#platform/web/ui/MarkedText.tsx'
import { highlight } from '../rules/highlight.ts'

/** A text in which the words that matched are marked. */
export function Highlighted({ text, words }: { text: string; words: readonly string[] }) {
  return <MarkedText parts={highlight(text, words)} />
}
