import type { TextPart } from '#platform/rules/marked-text.ts'

/** A text in which the parts that match a search are marked. */
export function MarkedText({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ text, isMatch }, at) =>
    isMatch ? (
      <mark key={at} className="rounded-sm bg-accent-subtle text-accent">
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
