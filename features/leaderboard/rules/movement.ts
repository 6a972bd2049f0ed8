/** How a rank changed since the week began: a sign with a number for the eye, and words. */
export interface Movement {
  direction: 'up' | 'down' | 'same' | 'new'
  sign: string
  words: string
}

/** The movement to a rank from the one at the start of the week; null stands for no points at that time. */
export function movementOf(rank: number, before: number | null): Movement {
  if (before === null) return { direction: 'new', sign: 'New', words: 'new this week' }
  if (rank === before) return { direction: 'same', sign: '–', words: 'same rank as on Monday' }
  const ranks = Math.abs(before - rank).toLocaleString('en-US')
  return rank < before ? { direction: 'up', sign: `▲ ${ranks}`, words: `up ${ranks} since Monday` } : { direction: 'down', sign: `▼ ${ranks}`, words: `down ${ranks} since Monday` }
}
