import type { Answered } from '../graphql/use-answer.ts'
import { Refused } from './Refused.tsx'

/** Where something stands already: that it may not hold any more or is not all, since the rest could not be had. Nothing as long as it was. */
export function StaleNote({ answer: { stale, failed, again } }: { answer: Pick<Answered<unknown>, 'stale' | 'failed' | 'again'> }) {
  const says = stale !== null ? `This page may be out of date. ${stale}` : failed !== null ? `Some content couldn’t be loaded. ${failed}` : null
  return <Refused says={says} onRetry={again} />
}
