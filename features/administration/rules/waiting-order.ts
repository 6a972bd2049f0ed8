/** A work queue: how many wait, since when the oldest does, and within how many hours it should be done. */
interface Queue {
  number: number
  oldest: Date | null
  aimHours: number
}

/** How much of its target time the oldest of a queue has used up: more than 1 is overdue. */
export const usedShare = ({ number, oldest, aimHours }: Queue, now: Date): number =>
  number === 0 || oldest === null ? 0 : (now.getTime() - oldest.getTime()) / (aimHours * 3_600_000)

/** Queues by how much of their target time is used up, empty ones last. */
export const byUsedShare = <One extends Queue>(queues: readonly One[], now: Date): One[] =>
  queues.toSorted((a, b) => usedShare(b, now) - usedShare(a, now) || Number(b.number > 0) - Number(a.number > 0))
