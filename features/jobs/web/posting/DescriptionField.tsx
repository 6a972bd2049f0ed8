import { useEffect, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { DESCRIPTION_LENGTH } from '../../rules/jobs.ts'

const PreviewText = graphql(`
  mutation PreviewJobText($text: String!) { previewJobText(text: $text) }
`)

/** The description in Markdown, with a preview as readers will see it. */
export function DescriptionField({ value, error, onChange }: { value: string; error: string | undefined; onChange: (value: string) => void }) {
  const [isPreview, setPreview] = useState(false)
  const toggle = (
    <Button small variant="ghost" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
      {isPreview ? 'Edit text' : 'Preview'}
    </Button>
  )
  return (
    <Field label="Description" hint="Markdown: ## for a heading, - for a list, **bold**." error={error} aside={toggle} count={{ used: value.length, limit: DESCRIPTION_LENGTH }}>
      {(control) =>
        isPreview ? (
          <section id={control.id} aria-label="Preview of the description" className="rounded-control border border-line p-4">
            <Preview text={value} />
          </section>
        ) : (
          <TextArea {...control} rows={10} value={value} onChange={({ target }) => onChange(target.value)} />
        )
      }
    </Field>
  )
}

function Preview({ text }: { text: string }) {
  const { mutate, data, error } = useMutation(PreviewText)
  useEffect(() => {
    mutate({ text })
  }, [mutate, text])
  if (error !== null) return <ErrorMessage message={error.message} />
  return data === undefined ? <Skeleton className="h-24 w-full" /> : <RichText shown={data.previewJobText} />
}
