import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { deviceTimeZone } from '#platform/web/device-time-zone.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { chevronLeftIcon, chevronRightIcon } from '#platform/web/ui/icons.ts'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { WeekdayHeader } from '#platform/web/ui/WeekdayHeader.tsx'
import { calendarDay, dateOf, isoDay, type Day } from '#features/activity/rules/calendar-day.ts'
import { clockText } from '../rules/event-times.ts'
import { EVENT_TYPE_LABELS, EVENT_TYPES } from '../rules/events.ts'
import { dayAfterKey, monthOf, shiftMonth, weeksOf } from '../rules/month-grid.ts'
import { eventPath } from '../rules/paths.ts'
import { listAddress, type ListState } from './list-address.ts'
import { localClockText } from './local-when.ts'
import { useOwnDates } from './own-events-query.ts'
import { useNow } from './use-now.ts'
import './calendar.css'

export const MonthFields = graphql(`
  fragment MonthFields on EventMonth { month items { id number slug title type startsAt timeZone } }
`)

type Data = ResultOf<typeof MonthFields>

const MONTH_NAME = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const DAY_NAME = new Intl.DateTimeFormat('en', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })
const WEEKDAY = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'UTC' })
const SHORT_OUTSIDE = new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
const asDate = (day: Day) => new Date(`${isoDay(day)}T00:00Z`)

/** The events of a month in a grid: arrows move by days and weeks, Page Up and Page Down by months. Days are those of the reader's time zone. */
export function MonthCalendar({ state, calendar: { month, items } }: { state: ListState; calendar: Data }) {
  const isMounted = useMounted()
  const now = useNow()
  const { own } = useOwnDates()
  const partOf = (id: string) => (own.get(id)?.state === 'going' ? 'Going' : own.get(id)?.isHost === true ? 'Hosting' : null)
  const navigate = useNavigate()
  const grid = useRef<HTMLTableElement>(null)
  const weeks = weeksOf(month)
  const zone = isMounted ? deviceTimeZone() : null
  const byDay = Map.groupBy(items, ({ startsAt, timeZone }) => calendarDay(Date.parse(String(startsAt)), zone ?? timeZone))
  const today = isMounted ? calendarDay(now, zone!) : null
  const first = weeks.flat().find((day) => monthOf(day) === month)!
  const [chosen, choose] = useState<Day | null>(null)
  const current = chosen !== null && monthOf(chosen) === month ? chosen : (today !== null && monthOf(today) === month ? today : first)

  // A key that leads to another month takes the focus along, once its days are there.
  const isMoving = useRef(false)
  useEffect(() => {
    if (!isMoving.current) return
    isMoving.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [month])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = dayAfterKey(current, event.key)
    if (next === null || (event.target as HTMLElement).closest('td') === null) return
    event.preventDefault()
    choose(next)
    if (monthOf(next) !== month) {
      isMoving.current = true
      return navigate(listAddress(state, { month: monthOf(next) }), { replace: true })
    }
    grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus()
  }
  return (
    <section aria-labelledby="month" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="month" className="min-w-44 text-lg max-md:w-full" aria-live="polite">
          {MONTH_NAME.format(asDate(first))}
        </h2>
        <ButtonLink small icon={chevronLeftIcon} to={listAddress(state, { month: shiftMonth(month, -1) })}>
          Earlier
        </ButtonLink>
        <ButtonLink small icon={chevronRightIcon} to={listAddress(state, { month: shiftMonth(month, 1) })}>
          Later
        </ButtonLink>
        {state.month !== null && (
          <ButtonLink small to={listAddress(state, { month: null })}>
            This month
          </ButtonLink>
        )}
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-text-muted">
        {EVENT_TYPES.map((type) => (
          <span key={type} className="month-legend" data-type={type}>
            {EVENT_TYPE_LABELS[type]}
          </span>
        ))}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- the pattern of a grid */}
      <table ref={grid} role="grid" aria-labelledby="month" className="calendar-grid month-grid" onKeyDown={onKeyDown}>
        <WeekdayHeader />
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DayCell key={day} day={day} zone={zone} events={byDay.get(day) ?? []} isOutside={monthOf(day) !== month} isToday={day === today} isCurrent={day === current} partOf={partOf} onFocus={() => choose(day)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {items.filter(({ startsAt, timeZone }) => monthOf(calendarDay(Date.parse(String(startsAt)), zone ?? timeZone)) === month).length === 0 && (
        <p role="status" className="text-sm text-text-muted">
          No events this month.
        </p>
      )}
    </section>
  )
}

interface CellProps {
  day: Day
  /** Null on the server: the zone of each event. */
  zone: string | null
  events: Data['items']
  isOutside: boolean
  isToday: boolean
  isCurrent: boolean
  /** Whether the viewer goes to a date, or hosts it. */
  partOf: (id: string) => 'Going' | 'Hosting' | null
  onFocus: () => void
}

function DayCell({ day, zone, events, isOutside, isToday, isCurrent, partOf, onFocus }: CellProps) {
  const count = events.length === 0 ? 'no events' : events.length === 1 ? '1 event' : `${events.length} events`
  return (
    <td
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      aria-current={isToday ? 'date' : undefined}
      data-outside={isOutside || undefined}
      onFocus={(event) => event.target === event.currentTarget && onFocus()}
    >
      <VisuallyHidden>{`${DAY_NAME.format(asDate(day))}, ${count}`}</VisuallyHidden>
      <span className="month-day" aria-hidden="true">
        <span className="max-lg:hidden">{dateOf(day).day}</span>
        {/* In the list of narrow screens no column says the weekday. */}
        <span className="lg:hidden">{isOutside ? SHORT_OUTSIDE.format(asDate(day)) : `${WEEKDAY.format(asDate(day))} ${dateOf(day).day}`}</span>
      </span>
      <ul>
        {events.map((event) => {
          const part = partOf(event.id)
          const startsAt = new Date(String(event.startsAt))
          const clock = zone === null ? clockText(startsAt, event.timeZone) : localClockText(startsAt, zone)
          return (
            <li key={event.id}>
              <a className="month-event" data-type={event.type} href={eventPath(event, event.id)} data-tip={`${clock} ${event.title}`}>
                <span className="tabular text-text-muted">{clock}</span> <span className="month-event-title">{event.title}</span>
                {part !== null && <span className="block flex-none text-success">✓ {part}</span>}
              </a>
            </li>
          )
        })}
      </ul>
    </td>
  )
}
