import { Suspense, useEffect, useRef, useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { localWhen } from '#features/events/web/public.tsx'
import type { GroupSection } from '#features/mentoring/web/public.tsx'
import type { ComponentProps } from 'react'
import { groupOfficeHoursPath, OFFICE_HOURS_PATH, OWN_OFFICE_HOURS_PATH } from '../rules/paths.ts'
import { OpenOfficeHoursQuery, type OfficeHourData } from './office-hour-queries.ts'
import { OwnGroupSlots } from './OwnGroupSlots.tsx'
import { SlotFacts } from './SlotFacts.tsx'

const BookDialog = lazyPart(() => import('./BookDialog.tsx').then((module) => module.BookDialog))
const SHOWN = 3

/** The next open office hours for the members of a group, on its page. */
export function GroupOfficeHours({ groupId, part, isArchived }: ComponentProps<GroupSection['Component']>) {
  const page = useQuery(OpenOfficeHoursQuery, { mentor: null, group: groupId, after: null }).data?.officeHours
  const slots = page?.items ?? []
  const [chosen, choose] = useState<OfficeHourData | null>(null)
  // The pressed button goes with the time that was booked. The booking is on the page of the last link.
  const [bookedCount, countBooked] = useState(0)
  const links = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (bookedCount > 0) links.current?.querySelector<HTMLElement>('a:last-child')?.focus()
  }, [bookedCount])
  if (isArchived) return null
  return (
    <Section title="Office hours">
      {/* Nobody can book their own office hours, so the open ones lack those of the mentor. */}
      {part === 'mentor' ? <OwnGroupSlots groupId={groupId} /> : slots.length === 0 && <p className="text-text-muted">No open office hours for this group. There may be some for everyone.</p>}
      {part === 'mentor' && slots.length > 0 && <h3 className="font-medium">Of your co-mentors</h3>}
      <ul className="grid grid-cols-1 gap-3 empty:hidden md:grid-cols-3">
        {slots.slice(0, SHOWN).map((slot) => (
          <li key={slot.id} className="card flex flex-col items-start justify-between gap-3 p-4">
            <SlotFacts slot={slot} />
            {part === 'learner' && (
              <Button small aria-label={`Book ${localWhen(slot)} with ${slot.mentor?.name ?? 'a mentor'}`} onClick={() => choose(slot)}>
                Book
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div ref={links} className="flex flex-wrap gap-2">
        {slots.length > SHOWN && <ButtonLink to={groupOfficeHoursPath(groupId)}>All times ({slots.length})</ButtonLink>}
        {part === 'mentor' ? <ButtonLink to={OWN_OFFICE_HOURS_PATH}>Your office hours</ButtonLink> : <ButtonLink to={OFFICE_HOURS_PATH}>All office hours</ButtonLink>}
      </div>
      <Suspense>
        {chosen !== null && <BookDialog slot={chosen} now={slots.find(({ id }) => id === chosen.id) ?? null} isComplete={page?.next === null} onBooked={() => countBooked(bookedCount + 1)} onClose={() => choose(null)} />}
      </Suspense>
    </Section>
  )
}
