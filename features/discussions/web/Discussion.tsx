import { useMemo, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { useInfiniteQuery } from '#platform/web/data/use-infinite-query.ts'
import { useSubscription } from '#platform/web/data/use-subscription.ts'
import { MoreButton } from '#platform/web/ui/MoreButton.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { mergeRecent, type RecentComment } from '../rules/recent-comments.ts'
import { CommentFields, type CommentData, type CommentSource, type Moments } from './comment-fields.ts'
import { CommentSection } from './CommentSection.tsx'
import { useLinkedComment } from './use-linked-comment.ts'

const DiscussionQuery = graphql(
  `
  query Discussion($kind: String!, $subject: ID!, $after: String) {
    discussion(kind: $kind, subject: $subject, after: $after) { closedBecause hasAnswers isOwner version count items { ...CommentFields } next }
  }
`,
  [CommentFields],
)
const DiscussionChanged = graphql(`
  subscription DiscussionChanged($kind: String!, $subject: ID!) { discussionChanged(kind: $kind, subject: $subject) { version } }
`)
const AddToDiscussion = graphql(`
  mutation AddToDiscussion($id: ID!, $kind: String!, $subject: ID!, $parentId: ID, $text: String!, $second: Int) {
    addToDiscussion(id: $id, kind: $kind, subject: $subject, parentId: $parentId, text: $text, second: $second)
  }
`)
const EditInDiscussion = graphql(`
  mutation EditInDiscussion($id: ID!, $text: String!) { editInDiscussion(id: $id, text: $text) }
`)
const AcceptAnswer = graphql(`
  mutation AcceptAnswer($id: ID!, $isAccepted: Boolean!) { acceptAnswer(id: $id, isAccepted: $isAccepted) }
`)
const LikeInDiscussion = graphql(`
  mutation LikeInDiscussion($id: ID!, $isLiked: Boolean!) { likeComment(id: $id, isLiked: $isLiked) }
`)
const DeleteFromDiscussion = graphql(`
  mutation DeleteFromDiscussion($id: ID!) { deleteFromDiscussion(id: $id) }
`)

export interface DiscussionProps {
  /** A kind that a feature contributes, such as `news`. */
  kind: string
  /** The id of what is discussed. */
  subject: string
  /** The heading; `Comments` if absent. */
  title?: string
  /** The heading while there are no comments, such as an invitation. */
  emptyTitle?: string
  /** The label of the comment form. */
  label?: string
  /** Present for a video: questions belong to moments of it. */
  moments?: Moments
}

const commentsOn = ({ kind, subject }: DiscussionProps): CommentSource => ({
  subject,
  reportKind: 'discussion-comment',
  add: (comment) => request(AddToDiscussion, { kind, subject, ...comment }),
  edit: (comment) => request(EditInDiscussion, comment),
  remove: (comment) => request(DeleteFromDiscussion, comment),
  like: (comment) => request(LikeInDiscussion, comment),
})

/** The comments on something, with the changes of other people as they happen (requirements U-1 to U-6). */
export function Discussion({ kind, subject, title, emptyTitle, label, moments }: DiscussionProps) {
  const base = useMemo(() => commentsOn({ kind, subject }), [kind, subject])
  const [recent, setRecent] = useState<readonly RecentComment<CommentData>[]>([])
  const query = useInfiniteQuery(DiscussionQuery, {
    variables: (after) => ({ kind, subject, after }),
    getNextPageParam: ({ discussion }) => discussion.next,
  })
  const { data, error, isLoadingError, dataUpdatedAt, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = query
  const pages = data?.pages.map(({ discussion }) => discussion)
  const first = pages?.[0]
  const isOpen = first !== undefined && first.closedBecause === null
  useSubscription(DiscussionChanged, isOpen ? { kind, subject } : null, {
    onData: ({ discussionChanged }) => {
      if (discussionChanged.version !== first?.version) refetch()
    },
  })
  const comments = mergeRecent(pages?.flatMap(({ items }) => items) ?? [], recent, { fetchedAt: dataUpdatedAt, hasMore: hasNextPage })
  useLinkedComment(comments, hasNextPage && !isFetchingNextPage ? fetchNextPage : null)

  if (isLoadingError) return <ErrorState text="Couldn’t load comments" hint={error.message} onRetry={refetch} />
  if (first === undefined) return <Skeleton className="h-24" />
  if (!isOpen) return <p className="text-sm text-text-muted">{first.closedBecause}</p>
  const source: CommentSource = {
    ...base,
    ...(moments && { moments }),
    ...(first.hasAnswers && { answers: { accept: (answer) => request(AcceptAnswer, answer), isOwner: first.isOwner } }),
  }
  const change = (comment: CommentData) => {
    setRecent((all) => [...all, { comment, at: Date.now() }])
    refetch()
  }
  return (
    <CommentSection source={source} comments={comments} emptyTitle={emptyTitle} count={first.count} {...(title !== undefined && { title })} {...(label !== undefined && { label })} onChanged={change} fetchMore={hasNextPage && !isFetchingNextPage ? fetchNextPage : undefined}>
      <StaleNote query={query} />
      <MoreButton query={query}>More comments</MoreButton>
    </CommentSection>
  )
}
