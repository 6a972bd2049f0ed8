/** A part of a video in whole seconds; `from` is in it, `to` is not. */
export type Interval = readonly [from: number, to: number]

/** The fastest playback that counts. */
export const MAX_SPEED = 2
/** Reports of a player come a little early or late. */
const SLACK_SECONDS = 10
export const MAX_VIDEO_SECONDS = 12 * 3600
/** More intervals in one report are not a player's. */
export const MAX_INTERVALS = 100

/** The same seconds as few intervals in their order; empty and reversed ones are dropped. */
export function unionOf(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals.filter(([from, to]) => to > from).sort(([a], [b]) => a - b)
  const joined: [number, number][] = []
  for (const [from, to] of sorted) {
    const last = joined.at(-1)
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to)
    else joined.push([from, to])
  }
  return joined
}

export const secondsOf = (intervals: readonly Interval[]): number => unionOf(intervals).reduce((sum, [from, to]) => sum + to - from, 0)

/** The seconds of `intervals` that are not in `known`. */
export function without(intervals: readonly Interval[], known: readonly Interval[]): Interval[] {
  let rest: Interval[] = unionOf(intervals)
  for (const [from, to] of known) rest = rest.flatMap(([a, b]): Interval[] => [[a, Math.min(b, from)], [Math.max(a, to), b]]).filter(([a, b]) => b > a)
  return rest
}

/** The first `max` seconds of these intervals. */
export function firstSeconds(intervals: readonly Interval[], max: number): Interval[] {
  let left = max
  return unionOf(intervals).flatMap(([from, to]): Interval[] => {
    const end = Math.min(to, from + Math.max(0, left))
    left -= end - from
    return end > from ? [[from, end]] : []
  })
}

interface Report {
  known: readonly Interval[]
  reported: readonly Interval[]
  /** The length of the video; null when no one knows it. */
  duration: number | null
  /** Seconds since the last report, by the server's clock. */
  elapsed: number
}

/**
 * What is watched after a report. Nothing beyond the end counts, and no more new seconds than could be watched since the last report: a video of
 * ten minutes takes at least five.
 */
export function watchedAfter({ known, reported, duration, elapsed }: Report): Interval[] {
  const end = Math.min(duration ?? MAX_VIDEO_SECONDS, MAX_VIDEO_SECONDS)
  const inside = reported.map(([from, to]): Interval => [Math.max(0, Math.floor(from)), Math.min(end, Math.ceil(to))])
  const fresh = without(inside, known)
  return unionOf([...known, ...firstSeconds(fresh, Math.floor(elapsed * MAX_SPEED) + SLACK_SECONDS)])
}
