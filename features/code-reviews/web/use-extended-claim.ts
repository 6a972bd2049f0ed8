import { useEffect, useRef, type RefObject } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { isClaimToExtend } from '../rules/code-review.ts'
import { ClaimReview, readAgain, type ReviewData } from './review-queries.ts'

/** Extends the claim of a mentor while they type anywhere in a box, so that it does not end in the middle of a comment. */
export function useExtendedClaim(box: RefObject<HTMLElement | null>, { id, claimedUntil }: ReviewData, isMentor: boolean): void {
  const { mutate, isPending } = useMutation(ClaimReview, { onSuccess: (_data, _variables, cache) => readAgain(cache) })
  const latest = useRef({ claimedUntil, isPending })
  useEffect(() => {
    latest.current = { claimedUntil, isPending }
  })
  useEffect(() => {
    const element = box.current
    if (element === null || !isMentor) return
    const extend = () => {
      const { claimedUntil, isPending } = latest.current
      if (!isPending && claimedUntil !== null && isClaimToExtend(new Date(String(claimedUntil)), new Date())) mutate({ id })
    }
    element.addEventListener('input', extend)
    return () => element.removeEventListener('input', extend)
  }, [box, isMentor, mutate, id])
}
