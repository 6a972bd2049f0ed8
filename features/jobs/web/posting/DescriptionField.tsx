import { useEffect } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { MarkdownField, MarkdownPreview } from '#platform/web/ui/MarkdownField.tsx'
import { DESCRIPTION_LENGTH } from '../../rules/jobs.ts'

const PreviewText = graphql(`
  mutation PreviewJobText($text: String!) { previewJobText(text: $text) }
`)

/** The description in Markdown, with a preview as readers will see it. */
export function DescriptionField({ value, error, onChange }: { value: string; error: string | undefined; onChange: (value: string) => void }) {
  return (
    <MarkdownField
      label="Description"
      hint="You can use Markdown: ## for a heading, - for a list, **bold**."
      rows={10}
      limit={DESCRIPTION_LENGTH}
      value={value}
      error={error}
      preview={Preview}
      onChange={onChange}
    />
  )
}

function Preview({ text }: { text: string }) {
  const { mutate, data, error } = useMutation(PreviewText)
  useEffect(() => {
    mutate({ text })
  }, [mutate, text])
  return <MarkdownPreview html={data?.previewJobText} error={error} />
}
