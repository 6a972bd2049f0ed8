import { useMutation } from '#platform/web/data/use-mutation.ts'
import { isClaimToExtend } from '../rules/code-review.ts'
import { ClaimReview, readAgain, type OpenedReview } from './review-queries.ts'

/**
 * Returns the `onInput` of an element around the forms: it extends the claim of a mentor while they type, so that it does not end in the middle of a comment.
 * A listener outside of React would render the field before it has the typed character.
 */
export function useExtendedClaim({ review: { id, claimedUntil }, part }: OpenedReview): () => void {
  const { mutate, isPending } = useMutation(ClaimReview, { onSuccess: (_data, _variables, cache) => readAgain(cache) })
  return () => {
    if (part === 'mentor' && !isPending && claimedUntil !== null && isClaimToExtend(new Date(String(claimedUntil)), new Date())) mutate({ id })
  }
}
