const FORMAT = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** A date and time without a zone, as people read it. */
export const localText = (local: string): string => FORMAT.format(new Date(`${local}:00Z`))
