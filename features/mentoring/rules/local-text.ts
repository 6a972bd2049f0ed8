const FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

// Engines write different kinds of spaces before AM and PM.
const withPlainSpaces = (text: string) => text.replaceAll(/[\u2009\u202f\u00a0]/g, ' ')

/** A date and time without a zone, as people read it. */
export const localText = (local: string): string => withPlainSpaces(FORMAT.format(new Date(`${local}:00Z`)))

const DAY = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** The day of a date without a zone, in short. */
export const localDay = (local: string): string => DAY.format(new Date(`${local}:00Z`))
