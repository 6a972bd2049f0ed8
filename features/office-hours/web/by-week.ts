const DAY_MS = 24 * 3600 * 1000
const LABEL = new Intl.DateTimeFormat('en', { month: 'long', day: 'numeric' })

export interface Week<One> {
  /** `This week`, `Next week`, or the date of its Monday. */
  label: string
  all: One[]
}

/** The Monday of a day, at midnight in the browser's time zone. */
function mondayOf(moment: Date): Date {
  return new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() - ((moment.getDay() + 6) % 7))
}

/** Things by the week in which they start, in the browser's time zone. They must be in order. */
export function byWeek<One>(all: readonly One[], startOf: (one: One) => Date, now: Date): Week<One>[] {
  const thisMonday = mondayOf(now).getTime()
  const groups = Map.groupBy(all, (one) => mondayOf(startOf(one)).getTime())
  return [...groups].map(([monday, some]) => {
    // Weeks with a change of the clock are an hour shorter or longer.
    const ahead = Math.round((monday - thisMonday) / (7 * DAY_MS))
    return { label: ahead === 0 ? 'This week' : ahead === 1 ? 'Next week' : `Week of ${LABEL.format(new Date(monday))}`, all: some }
  })
}
