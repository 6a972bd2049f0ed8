import { Suspense, useState } from 'react'
import { FOLLOW_MS } from '#platform/web/data/follow-ms.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { plusIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { Loading, LocalTime, MembersOnly } from '#features/mentoring/web/public.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { OFFICE_HOURS_PATH, OWN_OFFICE_HOURS_PATH } from '../rules/paths.ts'
import { bySeries } from './by-series.ts'
import { byWeek } from './by-week.ts'
import { OwnOfficeHoursQuery } from './office-hour-queries.ts'
import { OwnSlot } from './OwnSlot.tsx'
import { OwnSlotDialogs, type Asked } from './OwnSlotDialogs.tsx'

const OfferDialog = lazyPart(() => import('./OfferDialog.tsx').then((module) => module.OfferDialog))
const REFUSAL = { text: 'You can’t offer office hours in this role', hint: 'Switch to Mentor to offer office hours.' }

/** A mentor offers office hours and sees who booked (requirements O-1 and O-4). */
function OwnOfficeHoursPage({ location }: { location: RouteLocation }) {
  return (
    <MembersOnly title="Your office hours" isForMentors right="office-hours.offer" refusal={REFUSAL}>
      <OwnOfficeHours group={location.searchParams.get('group')} />
    </MembersOnly>
  )
}

/** With a group, the form is open and the group chosen. */
function OwnOfficeHours({ group }: { group: string | null }) {
  const query = useQuery(OwnOfficeHoursQuery, {}, { refetchInterval: FOLLOW_MS })
  const [isOffering, offer] = useState(false)
  const [asked, ask] = useState<Asked | null>(null)
  const navigate = useNavigate()
  const close = () => {
    offer(false)
    if (group !== null) navigate(OWN_OFFICE_HOURS_PATH, { replace: true })
  }
  const actions = (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={OFFICE_HOURS_PATH}>All office hours</ButtonLink>
      <Button variant="primary" icon={plusIcon} onClick={() => offer(true)}>
        Offer office hours
      </Button>
    </div>
  )
  return (
    <Page title="Your office hours" sentence="Times learners can book with you." action={actions}>
      <Loading query={query}>
        {({ ownOfficeHours, heldOfficeHours }) => (
          <>
            {ownOfficeHours.length === 0 ? (
              <EmptyState text="You offer no office hours yet" hint="Offer one, or one a week. Learners book them with a subject." />
            ) : (
              byWeek(bySeries(ownOfficeHours), ({ own }) => new Date(String(own.officeHour.startsAt)), new Date()).map(({ label, all }) => (
                <Section key={label} title={label}>
                  <ul className="grid grid-cols-1 gap-3">
                    {all.map(({ own, series }) => (
                      <OwnSlot key={own.officeHour.id} own={own} series={series} onAsk={ask} />
                    ))}
                  </ul>
                </Section>
              ))
            )}
            {heldOfficeHours.length > 0 && (
              <Section title="Past office hours">
                <ul className="grid grid-cols-1 gap-2">
                  {heldOfficeHours.map(({ id, learner, subject, officeHour }) => (
                    <li key={id} className="text-sm wrap-anywhere">
                      <LocalTime at={String(officeHour.startsAt)} />,{' '}
                      <a className="link font-medium" href={profilePath(learner.username)}>
                        {learner.name}
                      </a>
                      : {subject}
                    </li>
                  ))}
                </ul>
              </Section>
            )}
          </>
        )}
      </Loading>
      {asked !== null && <OwnSlotDialogs asked={asked} all={query.data?.ownOfficeHours ?? [asked.own]} onClose={() => ask(null)} />}
      <Suspense>{(isOffering || group !== null) && <OfferDialog group={group} onClose={close} />}</Suspense>
    </Page>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Your office hours', description: 'Office hours that you offer.', hidden: true }),
  Component: OwnOfficeHoursPage,
})
