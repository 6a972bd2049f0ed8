/** A block of code that scrolls sideways. Its label names it for screen readers. */
export function CodeBlock({ label, code }: { label: string; code: string }) {
  return (
    // A scrolling region must be focusable for the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre aria-label={label} role="region" tabIndex={0} className="overflow-x-auto rounded-control border border-line bg-surface px-4 py-3 text-sm">
      <code>{code}</code>
    </pre>
  )
}
