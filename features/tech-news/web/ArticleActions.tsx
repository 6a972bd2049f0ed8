import { Suspense, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { bookmarkIcon, ellipsisIcon, flagIcon, thumbsDownIcon } from '#platform/web/ui/icons.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import type { ShownArticle } from './article-fields.ts'
import { ViewerNewsQuery } from './viewer-news-query.ts'

const SaveForLater = graphql(`
  mutation SaveNewsForLater($id: ID!, $isSaved: Boolean!) { saveNewsForLater(id: $id, isSaved: $isSaved) }
`)
const ShowFewer = graphql(`
  mutation ShowFewerNews($id: ID!) { showFewerNews(id: $id) }
`)

/** Save for later, fewer like this, and Report for articles of this site. */
export function ArticleActions({ article: { id, title, source, tag }, isSaved: saved }: { article: Pick<ShownArticle, 'id' | 'title' | 'source' | 'tag'>; isSaved: boolean }) {
  const { asMember } = useAuth()
  const [isReporting, setReporting] = useState(false)
  const save = useMutation(SaveForLater, {
    scope: { id: `news ${id}` },
    onSuccess: (_data, { isSaved }, cache) =>
      cache.updateQuery(ViewerNewsQuery, {}, ({ viewerNews }) => {
        const others = viewerNews.savedIds.filter((savedId) => savedId !== id)
        return { viewerNews: { ...viewerNews, savedIds: isSaved ? [id, ...others] : others } }
      }),
    onError: (error) => showToast(error.message),
  })
  const fewer = useMutation(ShowFewer, {
    onSuccess: (_data, _variables, cache) => {
      showToast(`You’ll see fewer articles from ${source ?? 'Cloggle'} on ${tag}.`)
      return cache.invalidateQueries(ViewerNewsQuery)
    },
    onError: (error) => showToast(error.message),
  })
  const isSaved = save.isPending ? save.variables!.isSaved : saved
  const items = [
    { label: 'Fewer like this', icon: thumbsDownIcon, onSelect: () => asMember(() => fewer.mutate({ id })) },
    ...(source === null ? [{ label: 'Report', icon: flagIcon, onSelect: () => asMember(() => setReporting(true)) }] : []),
  ]
  return (
    <div className="relative z-1 -my-1 -mr-1 flex flex-none items-center">
      <IconButton
        icon={bookmarkIcon}
        label={isSaved ? `Remove “${title}” from saved` : `Save “${title}” for later`}
        data-tip={isSaved ? 'Remove from saved' : 'Save for later'}
        aria-pressed={isSaved}
        className="aria-pressed:text-accent aria-pressed:[&_svg]:fill-current"
        onClick={() => asMember(() => save.mutate({ id, isSaved: !isSaved }))}
      />
      <Menu label={`More about “${title}”`} className="button button-ghost button-icon" trigger={<Icon of={ellipsisIcon} />} items={items} />
      <Suspense>{isReporting && <ReportDialog kind="article" id={id} onClose={() => setReporting(false)} />}</Suspense>
    </div>
  )
}
