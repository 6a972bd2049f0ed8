/** The part of the limit that the slowest test took, from 0 to 1. */
export const shareOfLimit = (timeMs: number, limitMs: number): number => Math.min(1, Math.max(0, timeMs / limitMs))

/** `34 ms`, or `under 1 ms`. */
export const durationText = (timeMs: number): string => (timeMs < 1 ? 'under 1 ms' : `${Math.round(timeMs).toLocaleString('en')} ms`)

/** `34 ms of 2,000 ms` */
export const timeText = (timeMs: number, limitMs: number): string => `${durationText(timeMs)} of ${limitMs.toLocaleString('en')} ms`

/** How many times faster than the limit the slowest test was: `58×`; below ten with one decimal. */
export function marginText(timeMs: number, limitMs: number): string {
  if (timeMs < 1) return `over ${limitMs.toLocaleString('en')}×`
  const factor = limitMs / timeMs
  return `${factor >= 10 ? Math.floor(factor).toLocaleString('en') : factor.toFixed(1)}×`
}
