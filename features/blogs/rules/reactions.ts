export const REACTIONS = ['like', 'dislike'] as const
export type Reaction = (typeof REACTIONS)[number]

/** Pressing the active reaction clears it; pressing the other one switches (requirement B-5). */
export function nextReaction(current: Reaction | null, pressed: Reaction): Reaction | null {
  return current === pressed ? null : pressed
}

export interface Counts {
  likeCount: number
  dislikeCount: number
}

/** The counts after one person's reaction changed from `before` to `after`. */
export function recount(counts: Counts, before: Reaction | null, after: Reaction | null): Counts {
  const change = (kind: Reaction) => Number(after === kind) - Number(before === kind)
  return {
    likeCount: counts.likeCount + change('like'),
    dislikeCount: counts.dislikeCount + change('dislike'),
  }
}
