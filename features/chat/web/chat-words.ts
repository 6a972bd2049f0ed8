import { SITE } from '#platform/rules/site.ts'

interface Named {
  kind: string
  name: string
  others: readonly { name: string }[]
  memberCount: number
}

/** The title of a conversation: its name, or the people in it. */
export function titleOf({ kind, name, others, memberCount }: Named): string {
  if (kind === 'welcome') return SITE.name
  if (name !== '') return name
  if (others.length === 0) return kind === 'direct' ? 'Deleted account' : 'Only you'
  const names = others.map((one) => one.name).join(', ')
  const more = memberCount - 1 - others.length
  return more > 0 ? `${names} and ${more} more` : names
}

/** How many others have read a message: one person in a direct conversation. */
export const seenText = (kind: string, count: number): string => (kind === 'direct' ? 'Seen' : `Seen by ${count}`)

let formats: Record<'time' | 'day' | 'dayOfYear' | 'date' | 'dateOfYear', Intl.DateTimeFormat> | undefined
const localFormats = () =>
  (formats ??= {
    time: new Intl.DateTimeFormat(undefined, { hour: 'numeric', minute: '2-digit' }),
    day: new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long' }),
    dayOfYear: new Intl.DateTimeFormat(undefined, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
    date: new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short' }),
    dateOfYear: new Intl.DateTimeFormat(undefined, { day: 'numeric', month: 'short', year: 'numeric' }),
  })

/** Hour and minute in the person's own locale and time zone. */
export const clockTime = (at: Date): string => localFormats().time.format(at)

const isThisYear = (at: Date) => at.getFullYear() === new Date().getFullYear()

/** The day of a message, such as "Thursday, 26 November", with the year if it is another one. */
export const dayOf = (at: Date): string => localFormats()[isThisYear(at) ? 'day' : 'dayOfYear'].format(at)

const isToday = (at: Date) => at.toDateString() === new Date().toDateString()

/** The time if it was today, otherwise the date. */
export const shortTime = (at: Date): string => (isToday(at) ? clockTime(at) : localFormats()[isThisYear(at) ? 'date' : 'dateOfYear'].format(at))
