/** The refusals about work that changed after it was read: of a mentor, and of its learner. */
export const NEWER_WORK = 'Another version was handed in after you opened this. Read it, then return it.'
export const RETURNED_MEANWHILE = 'This was returned after you opened it. Read that first: returning it again replaces it.'
export const HANDED_IN_ELSEWHERE = 'You handed in another version after you opened this. Read it under “What you handed in”: handing in again replaces it.'
export const TO_REVISE_MEANWHILE = 'Your mentor requested a revision after you opened this. Read the comment, then hand in again.'

interface WorkTimes {
  handedInAt: Date | null
  returnedAt: Date | null
}

const partsOf = ({ handedInAt, returnedAt }: WorkTimes) => [handedInAt, returnedAt].map((at) => (at === null ? '' : String(at.getTime())))

/** Names a version of work on an assignment: another one whenever it is handed in or returned. */
export const workVersion = (times: WorkTimes): string => partsOf(times).join('-')

/** What happened to the work since the version that someone read; null if nothing did, or without a version. */
export function outdatedBecause(seen: string | null, times: WorkTimes): 'handed in' | 'returned' | null {
  if (seen === null || seen === workVersion(times)) return null
  return seen.split('-')[0] === partsOf(times)[0] ? 'returned' : 'handed in'
}
