import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { CODE_REVIEWS_PATH } from '../rules/paths.ts'
import { OwnReviewsQuery, readAgain, type ReviewData } from './review-queries.ts'

const CloseReview = graphql(`mutation CloseCodeReview($id: ID!, $isThanked: Boolean!) { closeCodeReview(id: $id, isThanked: $isThanked) }`)
const WithdrawReview = graphql(`mutation WithdrawCodeReview($id: ID!) { withdrawCodeReview(id: $id) }`)

/** The learner's actions: withdraw while it is waiting, close with or without thanks when it is reviewed. */
export function LearnerActions({ review: { id, state, mentor, isThanked } }: { review: ReviewData }) {
  const navigate = useNavigate()
  const wait = useQuery(OwnReviewsQuery, state === 'waiting' ? {} : null).data?.codeReviewWait
  const close = useMutation(CloseReview, { onSuccess: (_data, _variables, cache) => readAgain(cache) })
  const withdraw = useMutation(WithdrawReview, { onSuccess: () => navigate(CODE_REVIEWS_PATH) })
  return (
    <div className="grid gap-2">
      {state === 'waiting' && <p className="text-sm text-text-muted">{typeof wait === 'string' ? `A mentor will look at it, usually ${wait}.` : 'A mentor will look at it.'} We’ll notify you.</p>}
      {state === 'claimed' && <p className="text-sm text-text-muted">{mentor?.name ?? 'A mentor'} is reviewing your code now.</p>}
      {state === 'closed' && <p className="text-sm text-text-muted">{isThanked ? `Closed. You thanked ${mentor?.name ?? 'the mentor'}.` : 'Closed.'}</p>}
      <div className="flex flex-wrap gap-2 empty:hidden">
        {state === 'waiting' && (
          <Button small busy={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
            Withdraw
          </Button>
        )}
        {state === 'reviewed' && (
          <>
            <Button small variant="primary" busy={close.isPending} onClick={() => close.mutate({ id, isThanked: true })}>
              Say thanks and close
            </Button>
            <Button small busy={close.isPending} onClick={() => close.mutate({ id, isThanked: false })}>
              Close
            </Button>
          </>
        )}
      </div>
      <ErrorMessage message={close.error?.message ?? withdraw.error?.message} />
    </div>
  )
}
