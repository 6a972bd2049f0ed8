/** A bar of a histogram: values from `from` to below `to`. */
export interface HistogramBar {
  from: number
  to: number
  people: number
  isOwn: boolean
}

/** The number of people below which a comparison says little, and could name somebody. */
export const MIN_COMPARED = 3
const MAX_BARS = 12

/** Groups the best values of people into at most 12 bars of one width, in steps of the judge's rounding; null for too few people. */
export function histogramOf(counts: readonly { usage: number; people: number }[], own: number, step: number): HistogramBar[] | null {
  const all = counts.reduce((sum, { people }) => sum + people, 0)
  if (all < MIN_COMPARED) return null
  const values = [...counts.map(({ usage }) => usage), own]
  const least = Math.floor(Math.min(...values) / step) * step
  const most = Math.max(...values)
  const width = Math.max(1, Math.ceil((most - least + step) / step / MAX_BARS)) * step
  const bars = Array.from({ length: Math.floor((most - least) / width) + 1 }, (_, at) => ({ from: least + at * width, to: least + (at + 1) * width }))
  return bars.map(({ from, to }) => ({
    from, to, isOwn: own >= from && own < to,
    people: counts.reduce((sum, { usage, people }) => sum + (usage >= from && usage < to ? people : 0), 0),
  }))
}

/** The share of people whose best value is larger, in whole percent. */
export function betterThan(counts: readonly { usage: number; people: number }[], own: number): number {
  const all = counts.reduce((sum, { people }) => sum + people, 0)
  const larger = counts.reduce((sum, { usage, people }) => sum + (usage > own ? people : 0), 0)
  return all === 0 ? 0 : Math.round((100 * larger) / all)
}
