/** With so many points in all their time somebody is invited to the elite leaderboard (requirement L-40). */
export const ELITE_POINTS = 300

/** The top of the board: whoever leaves it is told. */
export const TOP = 10
/** Further down than this, moves tell nobody anything. */
export const TOLD_UP_TO = 100

/** Which way somebody moved within a day, where that is worth telling: upwards, or out of the top. */
export function moveOf(before: number, rank: number): 'up' | 'out' | null {
  if (rank < before && rank <= TOLD_UP_TO) return 'up'
  return before <= TOP && rank > TOP ? 'out' : null
}
