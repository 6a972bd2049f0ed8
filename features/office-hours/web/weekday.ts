const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'long' })

/** `Wednesday`, in the time zone of the browser. */
export const weekdayAlone = (moment: Date): string => WEEKDAY.format(moment)
