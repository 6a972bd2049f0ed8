import { CHECK_MINUTES, startOfDay, type DayCount, type PartState } from './status.ts'

export const STATE_LABELS: Readonly<Record<PartState, string>> = { working: 'Working', slow: 'Slow', failing: 'Not working' }
export const NOT_MEASURED = 'Not measured'

const DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** A day such as `Nov 27`. */
export const dayText = (day: string): string => DAY.format(startOfDay(day))

const minutesText = (minutes: number): string => (minutes < 60 ? `${minutes} minutes` : `${Math.floor(minutes / 60)} h ${minutes % 60 === 0 ? '' : `${minutes % 60} min`}`.trim())

/** What the checks of a day found: `Not working in 3 of 288 checks (about 15 minutes)`. */
export function dayResult({ checks, slow, failed }: Omit<DayCount, 'day'>): string {
  if (checks === 0) return NOT_MEASURED
  if (failed > 0) return `${STATE_LABELS.failing} in ${failed} of ${checks} checks (about ${minutesText(failed * CHECK_MINUTES)})`
  if (slow > 0) return `${STATE_LABELS.slow} in ${slow} of ${checks} checks (about ${minutesText(slow * CHECK_MINUTES)})`
  return STATE_LABELS.working
}

interface NamedState {
  label: string
  /** Null: not measured lately. */
  state: PartState | null
}

/** The state of the whole site in one sentence, with the tone of its label. */
export function overallText(parts: readonly NamedState[]): { text: string; tone: 'success' | 'warning' | 'danger' | 'plain' } {
  const named = (wanted: PartState) => parts.filter(({ state }) => state === wanted).map(({ label }) => label)
  const [failing, slow] = [named('failing'), named('slow')]
  if (failing.length > 0) return { text: `Not working: ${failing.join(', ')}`, tone: 'danger' }
  if (slow.length > 0) return { text: `Slow: ${slow.join(', ')}`, tone: 'warning' }
  if (parts.length === 0 || parts.some(({ state }) => state === null)) return { text: NOT_MEASURED, tone: 'plain' }
  return { text: 'Everything is working', tone: 'success' }
}
