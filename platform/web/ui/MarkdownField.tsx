import { useState, type ComponentType } from 'react'
import { Button } from './Button.tsx'
import { ErrorMessage } from './ErrorMessage.tsx'
import { Field } from './Field.tsx'
import { RichText } from './RichText.tsx'
import { Skeleton } from './Skeleton.tsx'
import { TextArea } from './TextArea.tsx'

interface Props {
  label: string
  value: string
  rows: number
  hint: string
  error: string | undefined
  /** The most characters; they are counted then. */
  limit?: number
  /** Shows a text as readers will see it, with a `MarkdownPreview`. */
  preview: ComponentType<{ text: string }>
  onChange: (value: string) => void
}

/** A text in Markdown, with a preview. */
export function MarkdownField({ label, value, rows, hint, error, limit, preview: Preview, onChange }: Props) {
  const [isPreview, setPreview] = useState(false)
  const toggle = (
    <Button small variant="ghost" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
      {isPreview ? 'Edit text' : 'Preview'}
    </Button>
  )
  return (
    <Field label={label} hint={hint} error={error} aside={toggle} {...(limit !== undefined && { count: { used: value.length, limit } })}>
      {(control) =>
        isPreview ? (
          <section id={control.id} aria-label={`Preview: ${label}`} className="rounded-control border border-line p-4">
            {value.trim() === '' ? <p className="text-sm text-text-muted">Nothing to preview yet.</p> : <Preview text={value} />}
          </section>
        ) : (
          <TextArea {...control} rows={rows} className="font-mono" value={value} onChange={({ target }) => onChange(target.value)} />
        )
      }
    </Field>
  )
}

/** The rendered text once it has come from the server, or why it has not. */
export function MarkdownPreview({ html, error }: { html: string | undefined; error: Error | null }) {
  if (error !== null) return <ErrorMessage message={error.message} />
  return html === undefined ? <Skeleton className="h-24 w-full" /> : <RichText shown={html} />
}
