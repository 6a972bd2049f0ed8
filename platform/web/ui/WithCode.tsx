/** A sentence whose parts in backticks are code. */
export function WithCode({ text }: { text: string }) {
  return (
    <span>
      {text.split('`').map((part, at) =>
        at % 2 === 0 ? part : (
          // The order is fixed.
          // oxlint-disable-next-line react/no-array-index-key
          <code key={at}>{part}</code>
        ),
      )}
    </span>
  )
}
