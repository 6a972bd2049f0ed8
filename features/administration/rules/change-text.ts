import { countText } from './count-text.ts'

/** An earlier count with the words for its time, and how much more or less the present one is. */
export function changeText(now: number, before: number, when = 'in the period before'): string {
  const text = `${countText(before)} ${when}`
  if (before === 0) return text
  const percent = Math.round((100 * (now - before)) / before)
  return `${text} (${percent === 0 ? 'no change' : `${percent > 0 ? '+' : '−'}${countText(Math.abs(percent))}%`})`
}
