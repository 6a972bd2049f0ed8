import { countText } from './count-text.ts'

/** The count of the period before, and how much more or less the present one is. */
export function changeText(now: number, before: number): string {
  const text = `${countText(before)} in the period before`
  if (before === 0) return text
  const percent = Math.round((100 * (now - before)) / before)
  return `${text} (${percent === 0 ? 'no change' : `${percent > 0 ? '+' : '−'}${countText(Math.abs(percent))}%`})`
}
