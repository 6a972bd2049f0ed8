import { Suspense, useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useContributions } from '#platform/web/pages/feature.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { plusIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { ScheduleQuery, type GroupData, type ScheduledDateData } from './group-query.ts'
import { Loading } from './Loading.tsx'
import { ScheduledDate } from './ScheduledDate.tsx'
import { byEvent } from './series.ts'

const EventDialog = lazyPart(() => import('./mentor/EventDialog.tsx').then((module) => module.EventDialog))
const AttendanceDialog = lazyPart(() => import('./mentor/AttendanceDialog.tsx').then((module) => module.AttendanceDialog))

/** The events of a group: mentors plan them and note who came; learners see when they are (requirement X-15). */
export function Schedule({ group }: { group: GroupData }) {
  const query = useQuery(ScheduleQuery, { id: group.id })
  const links = useContributions('scheduleLinks')
  const [isPlanning, plan] = useState(false)
  const [marked, mark] = useState<string | null>(null)
  const isMentor = group.part === 'mentor' && !group.isArchived
  const markOf = (date: ScheduledDateData) => (isMentor && date.hasStarted && !date.isCancelled ? () => mark(date.id) : null)
  return (
    <Section
      title="Schedule"
      action={
        isMentor && (
          <div className="flex flex-wrap gap-2">
            {links.map(({ label, pathOf }) => (
              <ButtonLink key={label} to={pathOf(group.id)}>
                {label}
              </ButtonLink>
            ))}
            <Button variant="primary" icon={plusIcon} onClick={() => plan(true)}>
              New event
            </Button>
          </div>
        )
      }
    >
      <Loading query={query}>
        {({ groupSchedule }) => {
          const over = groupSchedule.filter((date) => Date.parse(String(date.endsAt)) <= Date.now())
          const upcoming = groupSchedule.filter((date) => !over.includes(date))
          return (
            <>
              {upcoming.length === 0 && <p className="text-text-muted">{isMentor ? 'No events planned. Plan a single one or a series.' : 'No events planned.'}</p>}
              <ul className="grid grid-cols-1 gap-3">
                {byEvent(upcoming).map(([first, ...later]) => (
                  <ScheduledDate key={first!.id} date={first!} later={later} isOver={false} group={group} onMark={markOf(first!)} />
                ))}
              </ul>
              {over.length > 0 && (
                <details open={isMentor}>
                  <summary className="cursor-pointer text-sm font-medium">Past events</summary>
                  <ul className="mt-3 grid grid-cols-1 gap-3">
                    {over.map((date) => (
                      <ScheduledDate key={date.id} date={date} isOver group={group} onMark={markOf(date)} />
                    ))}
                  </ul>
                </details>
              )}
              <Suspense>{marked !== null && <AttendanceDialog group={group} date={groupSchedule.find(({ id }) => id === marked)!} onClose={() => mark(null)} />}</Suspense>
            </>
          )
        }}
      </Loading>
      <Suspense>{isPlanning && <EventDialog groupId={group.id} onClose={() => plan(false)} />}</Suspense>
    </Section>
  )
}
