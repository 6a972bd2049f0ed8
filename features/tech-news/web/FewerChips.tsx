import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Chip } from '#platform/web/ui/Chip.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { useViewerNews, ViewerNewsQuery } from './viewer-news-query.ts'

const UndoFewer = graphql(`
  mutation UndoFewerNews($id: ID!) { undoFewerNews(id: $id) }
`)

/** What the viewer sees fewer of, each with a Remove button. */
export function FewerChips() {
  const fewer = useViewerNews()?.fewer ?? []
  const undo = useMutation(UndoFewer, {
    onSuccess: (_data, { id }, cache) =>
      cache.updateQuery(ViewerNewsQuery, {}, ({ viewerNews }) => ({ viewerNews: { ...viewerNews, fewer: viewerNews.fewer.filter((one) => one.id !== id) } })),
  })
  if (fewer.length === 0) return null
  return (
    <div className="grid gap-2 border-t border-line pt-3">
      <h3 className="text-sm font-medium">You see fewer of</h3>
      <ul className="flex flex-wrap gap-2">
        {fewer.map(({ id, label }) => (
          <li key={id} className="max-w-full">
            <Chip label={label} onRemove={() => undo.mutate({ id })} />
          </li>
        ))}
      </ul>
      <ErrorMessage message={undo.error?.message} />
    </div>
  )
}
