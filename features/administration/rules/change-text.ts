import { countText } from './count-text.ts'

const MAX_PERCENT = 1_000

/** The count of the period before, and how much more or less the present one is. */
export function changeText(now: number, before: number): string {
  const text = `${countText(before)} in the period before`
  const percent = percentOf(now, before)
  // From a few to many, the two numbers say more.
  return before === 0 || percent > MAX_PERCENT ? text : `${text} (${percent === 0 ? 'no change' : signed(percent)})`
}

/** How many more or fewer there are now than some days ago, such as `4% more than 30 days ago`. */
export function changeSince(now: number, before: number, days: number): string {
  const then = `${days} days ago`
  if (before === 0) return now === 0 ? `as many as ${then}` : `none ${then}`
  const percent = percentOf(now, before)
  if (percent === 0) return `as many as ${then}`
  if (percent > MAX_PERCENT) return `${then} it was ${countText(before)}`
  return `${countText(Math.abs(percent))}% ${now > before ? 'more' : 'fewer'} than ${then}`
}

const percentOf = (now: number, before: number): number => Math.round((100 * (now - before)) / before)
const signed = (percent: number): string => `${percent < 0 ? '−' : '+'}${countText(Math.abs(percent))}%`
