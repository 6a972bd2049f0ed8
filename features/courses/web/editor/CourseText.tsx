import { useEffect } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { MarkdownField, MarkdownPreview } from '#platform/web/ui/MarkdownField.tsx'
import { PreviewLesson } from './editor-requests.ts'

interface Props {
  label: string
  value: string
  rows: number
  hint?: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A text of a course in Markdown, with a preview as learners will see it. */
export function CourseText({ hint = 'Markdown, with formulas between dollar signs.', ...props }: Props) {
  return <MarkdownField hint={hint} preview={Preview} {...props} />
}

function Preview({ text }: { text: string }) {
  const { mutate, data, error } = useMutation(PreviewLesson)
  useEffect(() => {
    mutate({ lesson: JSON.stringify({ kind: 'reading', text }) })
  }, [mutate, text])
  return <MarkdownPreview html={data?.previewLesson.html} error={error} />
}
