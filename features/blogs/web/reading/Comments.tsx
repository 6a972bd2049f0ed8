import { useMemo, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { mergeRecent, type RecentComment } from '#features/discussions/rules/recent-comments.ts'
import { CommentFields, CommentSection, type CommentData, type CommentSource } from '#features/discussions/web/public.tsx'
import type { BlogData } from './BlogPage.tsx'

const MoreComments = graphql(
  `
  query MoreComments($slug: String!, $after: String) {
    blog(slug: $slug) { _id comments(after: $after) { items { ...CommentFields } next } }
  }
`,
  [CommentFields],
)
const CommentOnBlog = graphql(`
  mutation CommentOnBlog($id: ID!, $blogId: ID!, $parentId: ID, $text: String!) {
    commentOnBlog(id: $id, blogId: $blogId, parentId: $parentId, text: $text)
  }
`)
const EditComment = graphql(`
  mutation EditComment($id: ID!, $text: String!) { editComment(id: $id, text: $text) }
`)
const LikeBlogComment = graphql(`
  mutation LikeBlogComment($id: ID!, $isLiked: Boolean!) { likeBlogComment(id: $id, isLiked: $isLiked) }
`)
const DeleteComment = graphql(`
  mutation DeleteComment($id: ID!) { deleteComment(id: $id) }
`)

const commentsOn = (blogId: string): CommentSource => ({
  subject: blogId,
  reportKind: 'comment',
  add: (comment) => request(CommentOnBlog, { blogId, ...comment }),
  edit: (comment) => request(EditComment, comment),
  remove: (comment) => request(DeleteComment, comment),
  like: (comment) => request(LikeBlogComment, comment),
})

/** The comments of a blog, which are part of its page; later ones are loaded by a button. */
export function Comments({ blog }: { blog: BlogData }) {
  const source = useMemo(() => commentsOn(blog._id), [blog._id])
  const [fetched, setFetched] = useState<readonly CommentData[]>(blog.comments.items)
  const [recent, setRecent] = useState<readonly RecentComment<CommentData>[]>([])
  const [next, setNext] = useState(blog.comments.next)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  const fetchMore = async () => {
    setBusy(true)
    setFailed(null)
    try {
      const { blog: more } = await request(MoreComments, { slug: blog.slug, after: next })
      setFetched([...fetched, ...(more?.comments.items ?? [])])
      setNext(more?.comments.next ?? null)
    } catch (error) {
      setFailed(errorMessage(error))
    } finally {
      setBusy(false)
    }
  }

  // The page is older than anything that the reader does on it.
  const comments = mergeRecent(fetched, recent, { fetchedAt: 0, hasMore: true })
  return (
    <CommentSection source={source} comments={comments} fetchMore={next === null || busy || failed !== null ? undefined : () => void fetchMore()} onChanged={(comment) => setRecent((all) => [...all, { comment, at: Date.now() }])}>
      <ErrorMessage message={failed} />
      {next !== null && (
        <Button busy={busy} onClick={() => void fetchMore()}>
          More comments
        </Button>
      )}
    </CommentSection>
  )
}
