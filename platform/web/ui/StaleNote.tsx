import type { Answered } from '../graphql/use-answer.ts'
import { Refused } from './Refused.tsx'

/** That what stands here may not hold any more, where it could not be had again; nothing as long as it was. */
export function StaleNote({ answer: { stale, again } }: { answer: Pick<Answered<unknown>, 'stale' | 'again'> }) {
  return <Refused says={stale === null ? null : `What you see may be older than what holds now. ${stale}`} onRetry={again} />
}
