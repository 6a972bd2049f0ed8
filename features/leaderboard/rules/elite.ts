/** The points of all time for an invitation to the elite leaderboard (requirement L-40). */
export const ELITE_POINTS = 300

/** Leaving the top ranks is notified. */
export const TOP = 10
/** Moving up is notified only to this rank and above. */
export const MAX_NOTIFIED_RANK = 100

/** The rank change of a day, if it is worth a notification: upwards, or out of the top. */
export function moveOf(before: number, rank: number): 'up' | 'out' | null {
  if (rank < before && rank <= MAX_NOTIFIED_RANK) return 'up'
  return before <= TOP && rank > TOP ? 'out' : null
}
