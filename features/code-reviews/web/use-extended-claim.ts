import { useRef } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { isClaimToExtend } from '../rules/code-review.ts'
import { ClaimReview, readAgain, type OpenedReview } from './review-queries.ts'

/** After a failure, the next try is not with the next character. */
const RETRY_MS = 30_000

/**
 * Returns the `onInput` of an element around the forms: it extends the claim of a mentor while they type, so that it does not end in the middle of a comment.
 * A listener outside of React would render the field before it has the typed character.
 */
export function useExtendedClaim({ review: { id, claimedUntil }, part }: OpenedReview): () => void {
  const { mutate, isPending } = useMutation(ClaimReview, { onSuccess: (_data, _variables, cache) => readAgain(cache) })
  const triedAt = useRef(-Infinity)
  return () => {
    const now = new Date()
    if (part !== 'mentor' || isPending || claimedUntil === null || !isClaimToExtend(new Date(String(claimedUntil)), now) || now.getTime() - triedAt.current < RETRY_MS) return
    triedAt.current = now.getTime()
    mutate({ id })
  }
}
