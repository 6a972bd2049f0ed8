import { useEffect, useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { PreviewLesson } from './editor-requests.ts'

interface Props {
  label: string
  value: string
  rows: number
  hint?: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A text in Markdown, with a preview as learners will see it. */
export function MarkdownField({ label, value, rows, hint = 'Markdown, with formulas between dollar signs.', error, onChange }: Props) {
  const [isPreview, setPreview] = useState(false)
  const toggle = (
    <Button small variant="ghost" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
      {isPreview ? 'Edit text' : 'Preview'}
    </Button>
  )
  return (
    <Field label={label} hint={hint} error={error} aside={toggle}>
      {(control) =>
        isPreview ? (
          <section id={control.id} aria-label={`Preview: ${label}`} className="rounded-control border border-line p-4">
            <MarkdownPreview text={value} />
          </section>
        ) : (
          <TextArea {...control} rows={rows} className="font-mono" value={value} onChange={({ target }) => onChange(target.value)} />
        )
      }
    </Field>
  )
}

function MarkdownPreview({ text }: { text: string }) {
  const { mutate, data, error } = useMutation(PreviewLesson)
  useEffect(() => {
    mutate({ lesson: JSON.stringify({ kind: 'reading', text }) })
  }, [mutate, text])
  if (text.trim() === '') return <p className="text-sm text-text-muted">Nothing to preview yet.</p>
  if (error !== null) return <ErrorMessage message={error.message} />
  return data === undefined ? <Skeleton className="h-24 w-full" /> : <RichText shown={data.previewLesson.html} />
}
