import { circleCheckIcon } from '#platform/web/ui/icons.ts'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { WEEKDAYS, WeekdayHeader } from '#platform/web/ui/WeekdayHeader.tsx'
import { dateOf, dayOfIso, isoDay, type Day } from '#features/activity/rules/calendar-day.ts'
import { DAILY_HISTORY, dailyDate, dailyWeekday } from '../../rules/daily.ts'
import { dailyWeeks } from '../../rules/daily-weeks.ts'
import { dailyProblemPath } from '../../rules/paths.ts'
import type { Daily } from './daily-query.ts'
import './daily.css'

interface Props {
  /** The newest first. */
  days: readonly Daily[]
  /** As `2026-03-01`. */
  today: string
  isSolved: (daily: Daily) => boolean | undefined
}

/** The problems of the last days as a calendar: a table with a row for each week. */
export function DailyCalendar({ days, today, isSolved }: Props) {
  const byDay = new Map(days.map((daily) => [daily.day, daily]))
  return (
    <table className="calendar-grid daily-calendar">
      <caption className="sr-only">{`The last ${DAILY_HISTORY} days`}</caption>
      <WeekdayHeader />
      <tbody>
        {dailyWeeks(dayOfIso(today)).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, at) => {
              const daily = day === null ? undefined : byDay.get(isoDay(day))
              return <DayCell key={WEEKDAYS[at]} day={day} daily={daily} isToday={day !== null && isoDay(day) === today} isSolved={daily !== undefined && isSolved(daily) === true} />
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface CellProps {
  /** Null outside of the days that can be seen. */
  day: Day | null
  daily: Daily | undefined
  isToday: boolean
  isSolved: boolean
}

function DayCell({ day, daily, isToday, isSolved }: CellProps) {
  if (day === null) return <td data-outside>{' '}</td>
  const { day: date } = dateOf(day)
  return (
    <td data-solved={isSolved || undefined} aria-current={isToday ? 'date' : undefined}>
      <span className="daily-date" aria-hidden="true">
        {date === 1 ? dailyDate(isoDay(day)) : date}
      </span>
      {daily === undefined ? (
        <span className="sr-only">{`${dailyWeekday(isoDay(day))}: no problem`}</span>
      ) : (
        <>
          <a href={dailyProblemPath(daily)} aria-label={`${dailyWeekday(daily.day)}: ${daily.title}, ${daily.difficulty}${isSolved ? ', solved' : ''}`} data-tip={daily.title}>
            <span className="daily-title">{daily.title}</span>
          </a>
          <span className="daily-mark" aria-hidden="true">
            {isSolved && <Icon of={circleCheckIcon} small />}
            <span className="daily-words">{isSolved ? 'Solved' : daily.difficulty}</span>
          </span>
        </>
      )}
    </td>
  )
}
