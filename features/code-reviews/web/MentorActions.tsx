import { useEffect, useRef, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { CLAIM_MINUTES } from '../rules/code-review.ts'
import { hasWriting } from './comment-drafts.ts'
import { ClaimReview, readAgain, type OpenedReview } from './review-queries.ts'

const ReleaseReview = graphql(`mutation ReleaseCodeReview($id: ID!) { releaseCodeReview(id: $id) }`)

/** The actions of a mentor before they write: claim, extend, release. The review is sent below its comments. */
export function MentorActions({ opened }: { opened: OpenedReview }) {
  const { review, part, comments } = opened
  const session = useSession()
  const unsent = part === 'reader' ? comments.filter(({ author }) => author !== null && author.id === session?.user.id).length : 0
  const { id, state, claimedUntil } = review
  const options = { onSuccess: (_data: unknown, _variables: unknown, cache: Parameters<typeof readAgain>[0]) => readAgain(cache) }
  const claim = useMutation(ClaimReview, options)
  const release = useMutation(ReleaseReview, options)
  const { isOver, hasDraft } = useEndedClaim(opened, release.isPending || release.isSuccess)
  const actions = useRef<HTMLDivElement>(null)
  const shownPart = useRef(part)
  useEffect(() => {
    const isChanged = shownPart.current !== part
    shownPart.current = part
    // The button that was pressed is gone: the first action of the new state follows.
    if (isChanged && document.activeElement === document.body) actions.current?.querySelector('button')?.focus()
  }, [part])
  return (
    <div className="grid gap-2">
      {state === 'claimed' && claimedUntil !== null && (
        <p className="text-sm text-text-muted">
          You claimed this review. It goes back to the queue <TimeAgo at={String(claimedUntil)} />, or later if you keep writing.
        </p>
      )}
      <p role="status" className="text-sm empty:hidden">
        {isOver && 'Your claim ended, and the review is back in the queue. '}
        {hasDraft && 'What you were writing is saved on this device. Claim the review again to continue.'}
      </p>
      {unsent > 0 && (
        <p className="text-sm text-text-muted">
          {unsent === 1 ? 'Your comment is not sent, and only you see it. Claim the review again to change or send it.' : `Your ${unsent} comments are not sent, and only you see them. Claim the review again to change or send them.`}
        </p>
      )}
      {state === 'closed' && <p className="text-sm text-text-muted">The learner closed this review.</p>}
      <div ref={actions} className="flex flex-wrap gap-2 empty:hidden">
        {part === 'reader' && (
          <Button variant="primary" small busy={claim.isPending} onClick={() => (release.reset(), claim.mutate({ id }))}>
            Claim for {CLAIM_MINUTES} minutes
          </Button>
        )}
        {state === 'claimed' && (
          <>
            <Button small busy={claim.isPending} onClick={() => claim.mutate({ id })}>
              Extend by {CLAIM_MINUTES} minutes
            </Button>
            <Button small busy={release.isPending} onClick={() => release.mutate({ id })}>
              Release
            </Button>
          </>
        )}
      </div>
      <ErrorMessage message={claim.error?.message ?? release.error?.message} />
    </div>
  )
}

/** Whether the viewer's claim ended while the page was open, without a release; and whether a text is on this device that needs another claim. */
function useEndedClaim({ review, part }: OpenedReview, isReleased: boolean): { isOver: boolean; hasDraft: boolean } {
  const isClaimed = part === 'mentor' && review.state === 'claimed'
  const [wasClaimed, setWasClaimed] = useState(isClaimed)
  if (isClaimed && !wasClaimed) setWasClaimed(true)
  return { isOver: part === 'reader' && wasClaimed && !isReleased, hasDraft: part === 'reader' && hasWriting(review.id) }
}
