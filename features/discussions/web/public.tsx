import { Suspense } from 'react'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import type { DiscussionProps } from './Discussion.tsx'

/** The public module of discussions: a whole discussion, and the parts of which blogs make theirs. */
export { CommentFields, type CommentData, type CommentSource, type Moments } from './comment-fields.ts'
export { CommentText } from './CommentText.tsx'
export { CommentSection } from './CommentSection.tsx'

const LazyDiscussion = lazyPart(() => import('./Discussion.tsx').then((module) => module.Discussion))

/** The discussion of a subject. It is not part of the page that the server renders. */
export function Discussion(props: DiscussionProps) {
  const isMounted = useMounted()
  const skeleton = <Skeleton className="h-24" />
  return isMounted ? (
    <Suspense fallback={skeleton}>
      <LazyDiscussion {...props} />
    </Suspense>
  ) : (
    skeleton
  )
}
