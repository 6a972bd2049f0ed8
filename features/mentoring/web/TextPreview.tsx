import { useEffect } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { CommentText } from '#features/discussions/web/public.tsx'

const PreviewText = graphql(`mutation PreviewGroupText($text: String!) { previewGroupText(text: $text) }`)

/** An announcement or instructions as members will see them. */
export function TextPreview({ text }: { text: string }) {
  const { mutate, data, error } = useMutation(PreviewText)
  useEffect(() => {
    mutate({ text })
  }, [mutate, text])
  if (error !== null) return <ErrorMessage message={error.message} />
  return data === undefined ? <Skeleton className="h-16 w-full" /> : <CommentText comment={{ text, html: data.previewGroupText }} />
}
