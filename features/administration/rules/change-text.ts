import { countText } from './count-text.ts'

/** How a count differs from that of the period before. */
export function changeText(now: number, before: number): string {
  if (now === before) return 'as many as in the period before'
  if (before === 0) return `${countText(now)} more than in the period before`
  const percent = Math.round((100 * Math.abs(now - before)) / before)
  return `${percent}% ${now > before ? 'more' : 'less'} than in the period before`
}
