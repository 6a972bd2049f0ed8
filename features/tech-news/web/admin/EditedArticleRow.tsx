import { useState } from 'react'
import { AdminReasonDialog } from '#features/administration/web/public.tsx'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { articlePath, editArticlePath } from '../../rules/paths.ts'
import { NewsAdminQuery, type EditedItem } from './news-admin-query.ts'

const SetState = graphql(`
  mutation SetNewsArticleState($id: ID!, $isHidden: Boolean, $isFeatured: Boolean, $reason: String) { setNewsArticleState(id: $id, isHidden: $isHidden, isFeatured: $isFeatured, reason: $reason) }
`)
const Separate = graphql(`
  mutation SeparateNewsArticle($id: ID!) { separateNewsArticle(id: $id) }
`)

/** An article in the list of editors, with the articles that were joined to it. */
export function EditedArticleRow({ item: { article, isHidden, isFeatured, isInReview, reviewComment } }: { item: EditedItem }) {
  const { id, slug, title, tag, author, source, publishedAt, others } = article
  const state = useMutation(SetState, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(NewsAdminQuery) })
  const [isHiding, hide] = useState(false)
  const setHidden = (hides: boolean, reason: string) =>
    state.mutate({ id, isHidden: hides, reason }, {
      onSuccess: () => {
        hide(false)
        showToast(hides ? 'Readers can’t see this article any more.' : 'Readers can see this article again.', { action: { label: 'Undo', run: () => setHidden(!hides, '') } })
      },
    })
  const separate = useMutation(Separate, { onSuccess: (_data, _variables, cache) => cache.invalidateQueries(NewsAdminQuery) })
  return (
    <li className="grid gap-2 px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 dir="auto" className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
            {isHidden ? title : <a className="hover:underline" href={articlePath(slug)}>{title}</a>}
            {isFeatured && <Badge tone="accent">Featured</Badge>}
            {isInReview ? <Badge tone="warning">In review</Badge> : reviewComment !== '' ? <Badge tone="danger">Changes requested</Badge> : isHidden && <Badge>Hidden</Badge>}
          </h2>
          <p className="text-sm text-text-muted">
            {tag} · {source ?? author} · <TimeAgo at={publishedAt} />
          </p>
          {reviewComment !== '' && <p className="text-sm wrap-anywhere">The reviewer wrote: {reviewComment}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {(isFeatured || !isHidden) && <Button small aria-label={`${isFeatured ? 'Stop featuring' : 'Feature'} “${title}”`} busy={state.isPending} onClick={() => state.mutate({ id, isFeatured: !isFeatured }, { onSuccess: () => showToast(isFeatured ? 'No longer featured.' : 'Featured in the news.') })}>
            {isFeatured ? 'Stop featuring' : 'Feature'}
          </Button>}
          <Button small aria-label={`${isHidden ? 'Show' : 'Hide'} “${title}”`} busy={state.isPending} onClick={() => (isHidden ? setHidden(false, '') : hide(true))}>
            {isHidden ? 'Show' : 'Hide'}
          </Button>
          <ButtonLink small aria-label={`Edit “${title}”`} to={editArticlePath(id)}>
            Edit
          </ButtonLink>
        </div>
      </div>
      {others.length > 0 && (
        <ul aria-label="Same story" className="grid gap-1 border-l-2 border-line pl-3 text-sm">
          {others.map((other) => (
            <li key={other.id} className="flex flex-wrap items-center justify-between gap-2">
              <span className="min-w-0 wrap-anywhere text-text-muted">
                {other.title}, {other.source}
              </span>
              <Button small aria-label={`Separate “${other.title}”`} busy={separate.isPending} onClick={() => separate.mutate({ id: other.id })}>
                Separate
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ErrorMessage message={isHiding ? null : (state.error?.message ?? separate.error?.message)} />
      {isHiding && (
        <AdminReasonDialog title={`Hide “${title}”`} action="Hide" danger busy={state.isPending} refusal={state.error} onSend={(reason) => setHidden(true, reason)} onClose={() => hide(false)}>
          Readers won’t see it. You can show it again later.
        </AdminReasonDialog>
      )}
    </li>
  )
}
