import { countText } from './count-text.ts'

/** The count of the period before, and how much more or less the present one is. */
export function changeText(now: number, before: number): string {
  const text = `${countText(before)} in the period before`
  return before === 0 ? text : `${text} (${percentOf(now, before) === 0 ? 'no change' : signed(percentOf(now, before))})`
}

/** How many more or fewer there are now than some days ago, such as `4% more than 30 days ago`. */
export function changeSince(now: number, before: number, days: number): string {
  const then = `${days} days ago`
  if (before === 0) return now === 0 ? `as many as ${then}` : `none ${then}`
  const percent = percentOf(now, before)
  if (percent === 0) return `as many as ${then}`
  return `${countText(Math.abs(percent))}% ${now > before ? 'more' : 'fewer'} than ${then}`
}

const percentOf = (now: number, before: number): number => Math.round((100 * (now - before)) / before)
const signed = (percent: number): string => `${percent < 0 ? '−' : '+'}${countText(Math.abs(percent))}%`
