import { RichText } from '#platform/web/ui/RichText.tsx'

/** A text in full, in a box that scrolls. */
export function FullText({ text, html = null, label }: { text: string; html?: string | null; label: string }) {
  return (
    // A scrolling region must be focusable for the arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section aria-label={label} tabIndex={0} className="max-h-72 overflow-y-auto rounded-control border border-line bg-sunken p-3 text-sm wrap-anywhere">
      {html === null ? <Paragraphs text={text} /> : <RichText shown={html} />}
    </section>
  )
}

/** The same, shown when its label is pressed. */
export function FoldedText(props: { text: string; html: string | null; label: string }) {
  return (
    <details className="grid gap-2 text-sm">
      <summary className="link w-fit">{props.label}</summary>
      <div className="mt-2">
        <FullText {...props} />
      </div>
    </details>
  )
}

const Paragraphs = ({ text }: { text: string }) => (
  <div className="grid gap-2">
    {text.split(/\n+/).map((paragraph, at) => (
      // The text never changes.
      // oxlint-disable-next-line react/no-array-index-key
      <p key={at}>{paragraph}</p>
    ))}
  </div>
)
