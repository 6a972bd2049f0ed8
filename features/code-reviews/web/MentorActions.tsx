import { useState } from 'react'
import { hasLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { CLAIM_MINUTES } from '../rules/code-review.ts'
import { codeReviewPath } from '../rules/paths.ts'
import { MentorReviewsQuery, readAgain, type OpenedReview } from './review-queries.ts'

const ClaimReview = graphql(`mutation ClaimCodeReview($id: ID!) { claimCodeReview(id: $id) }`)
const ReleaseReview = graphql(`mutation ReleaseCodeReview($id: ID!) { releaseCodeReview(id: $id) }`)
const SendReview = graphql(`mutation SendCodeReview($id: ID!) { sendCodeReview(id: $id) }`)

/** The actions of a mentor: claim, send, release. */
export function MentorActions({ opened: { review, part, comments } }: { opened: OpenedReview }) {
  const { id, state, claimedUntil } = review
  const session = useSession()
  const [isAsking, ask] = useState(false)
  const options = { onSuccess: (_data: unknown, _variables: unknown, cache: Parameters<typeof readAgain>[0]) => readAgain(cache) }
  const claim = useMutation(ClaimReview, options)
  const release = useMutation(ReleaseReview, options)
  const send = useMutation(SendReview, {
    onSuccess: (_data, _variables, cache) => {
      showToast('Review sent.')
      return readAgain(cache)
    },
  })
  const next = useQuery(MentorReviewsQuery, state === 'reviewed' ? { after: null, language: null } : null).data?.codeReviewQueue.items[0]
  const hasComment = comments.some(({ author }) => author !== null && author.id === session?.user.id)
  return (
    <div className="grid gap-2">
      {state === 'claimed' && claimedUntil !== null && (
        <p className="text-sm text-text-muted">
          You claimed this review. It goes back to the queue <TimeAgo at={String(claimedUntil)} />.
        </p>
      )}
      {state === 'closed' && <p className="text-sm text-text-muted">The learner closed this review.</p>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {part === 'reader' && (
          <Button variant="primary" small busy={claim.isPending} onClick={() => claim.mutate({ id })}>
            Claim for {CLAIM_MINUTES} minutes
          </Button>
        )}
        {state === 'claimed' && (
          <>
            <Button variant="primary" small busy={send.isPending} disabledBecause={hasComment ? null : 'Write at least one comment first'} onClick={() => (hasLocalDraft(`code-review.${id}.`) ? ask(true) : send.mutate({ id }))}>
              Send review
            </Button>
            <Button small busy={claim.isPending} onClick={() => claim.mutate({ id })}>
              Extend to {CLAIM_MINUTES} minutes
            </Button>
            <Button small busy={release.isPending} onClick={() => release.mutate({ id })}>
              Release
            </Button>
          </>
        )}
      </div>
      {next !== undefined && (
        <div>
          <ButtonLink to={codeReviewPath(next.id)}>Next in the queue: {next.problemTitle}</ButtonLink>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        question="Send without your unfinished comment?"
        explanation="You started a comment that you didn’t post. Only posted comments are sent."
        confirm="Send review"
        busy={send.isPending}
        onConfirm={() => {
          ask(false)
          send.mutate({ id })
        }}
        onClose={() => ask(false)}
      />
      <ErrorMessage message={claim.error?.message ?? release.error?.message ?? send.error?.message} />
    </div>
  )
}
