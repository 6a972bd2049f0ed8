import { useQuery } from '#platform/web/data/use-query.ts'
import { Section } from '#platform/web/ui/Section.tsx'
import { LocalTime } from '#features/mentoring/web/public.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { mentorOfficeHoursPath } from '../rules/paths.ts'
import { BookingsQuery } from './office-hour-queries.ts'

/** The office hours that a learner had, latest first, each with a way to book another one (requirement O-4); nothing while there are none. */
export function PastBookings() {
  const { data } = useQuery(BookingsQuery, { isPast: true })
  const bookings = data?.officeHourBookings ?? []
  if (bookings.length === 0) return null
  return (
    <Section title="Past bookings">
      <ul className="grid grid-cols-1 gap-4">
        {bookings.map(({ id, subject, officeHour: { startsAt, mentor } }) => (
          <li key={id} className="grid gap-1 text-sm wrap-anywhere">
            <p className="text-text-muted">
              <LocalTime at={String(startsAt)} />
              {' · '}
              {mentor === null ? 'a former mentor' : <a className="link" href={profilePath(mentor.username)}>{mentor.name}</a>}
            </p>
            <p className="whitespace-pre-line">{subject}</p>
            {mentor !== null && (
              <p>
                <a className="link" href={mentorOfficeHoursPath(mentor.username)} aria-label={`Book again with ${mentor.name}`}>
                  Book again
                </a>
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
