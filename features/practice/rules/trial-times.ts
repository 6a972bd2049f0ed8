/** The part of the limit that the slowest test took, from 0 to 1. */
export const shareOfLimit = (timeMs: number, limitMs: number): number => Math.min(1, Math.max(0, timeMs / limitMs))

/** `34 ms of 2,000 ms` */
export const timeText = (timeMs: number, limitMs: number): string => `${Math.round(timeMs).toLocaleString('en')} ms of ${limitMs.toLocaleString('en')} ms`

/** How many times faster than the limit the slowest test was: `58×`; below ten with one decimal. */
export function marginText(timeMs: number | null, limitMs: number | null): string {
  if (timeMs === null || limitMs === null) return '–'
  const factor = limitMs / Math.max(1, timeMs)
  return `${factor >= 10 ? Math.floor(factor) : factor.toFixed(1)}×`
}
