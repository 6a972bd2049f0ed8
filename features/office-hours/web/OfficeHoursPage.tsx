import { useState } from 'react'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { useRoles } from '#features/accounts/web/public.tsx'
import { MembersOnly } from '#features/mentoring/web/public.tsx'
import { OWN_OFFICE_HOURS_PATH } from '../rules/paths.ts'
import { OpenSlots } from './OpenSlots.tsx'
import { OwnBookings } from './OwnBookings.tsx'
import { PastBookings } from './PastBookings.tsx'

/** Office hours to book, and what the member booked and had (requirements O-2 and O-4). */
function OfficeHoursPage({ location: { searchParams } }: { location: RouteLocation }) {
  return (
    <MembersOnly title="Office hours">
      <OfficeHours mentor={searchParams.get('mentor')} group={searchParams.get('group')} after={searchParams.get('after')} />
    </MembersOnly>
  )
}

function OfficeHours(chosen: { mentor: string | null; group: string | null; after: string | null }) {
  const [booked, setBooked] = useState<string | null>(null)
  const mayOffer = useRoles(true).roles?.rights.includes('office-hours.offer') === true
  return (
    <Page
      title="Office hours"
      sentence="Book some time with a mentor and talk about what you’re stuck on."
      action={mayOffer ? <ButtonLink to={OWN_OFFICE_HOURS_PATH}>Manage yours</ButtonLink> : undefined}
    >
      <OwnBookings booked={booked} onMoved={setBooked} />
      <Section title="Open office hours">
        <OpenSlots {...chosen} onBooked={setBooked} />
      </Section>
      <PastBookings />
    </Page>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Office hours', description: 'Book some time with a mentor.', hidden: true }),
  Component: OfficeHoursPage,
})
