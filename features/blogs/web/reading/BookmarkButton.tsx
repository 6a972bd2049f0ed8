import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { bookmarkIcon } from '#platform/web/ui/icons.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { READING_LIST_PATH } from '../../rules/paths.ts'
import { updateViewerBlog } from './viewer-blog-query.ts'

const BookmarkBlog = graphql(`
  mutation BookmarkBlog($id: ID!, $isSaved: Boolean!) { bookmarkBlog(id: $id, isSaved: $isSaved) }
`)

/** Puts a blog on the reading list, or takes it off. A press shows at once; a refusal reverts it and shows the reason. */
export function BookmarkButton({ blogId, isSaved: known, onSaved }: { blogId: string; isSaved: boolean; onSaved?: (isSaved: boolean) => void }) {
  const { asMember } = useAuth()
  const navigate = useNavigate()
  const { mutate, isPending, variables } = useMutation(BookmarkBlog, {
    scope: { id: `bookmark ${blogId}` },
    onSuccess: (_data, { isSaved }, cache) => {
      onSaved?.(isSaved)
      if (isSaved && onSaved === undefined) showToast('Saved to your reading list', { action: { label: 'View', run: () => navigate(READING_LIST_PATH) } })
      return updateViewerBlog(cache, blogId, { isBookmarked: isSaved })
    },
    onError: (error) => showToast(error.message, { kind: 'error' }),
  })
  const isSaved = isPending ? (variables?.isSaved ?? known) : known
  return (
    <IconButton
      icon={bookmarkIcon}
      className={isSaved ? 'text-accent [&_.icon]:fill-current' : ''}
      label={isSaved ? 'Remove from reading list' : 'Save to reading list'}
      onClick={() => asMember(() => mutate({ id: blogId, isSaved: !isSaved }), 'Log in to save this blog to your reading list.')}
    />
  )
}
