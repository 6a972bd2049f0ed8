import { FOLLOW_MS } from '#platform/web/data/follow-ms.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { plusIcon } from '#platform/web/ui/icons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { useRoles } from '#features/accounts/web/public.tsx'
import { PracticeSections } from '#features/practice/web/public.tsx'
import { CONTESTS_PATH, NEW_CONTEST_PATH } from '../rules/paths.ts'
import { ContestsQuery, HostedContestsQuery, OwnEntriesQuery } from './contest-queries.ts'
import { ContestRows } from './ContestRow.tsx'
import { PastContests } from './PastContests.tsx'

/** Contests that come, run and are over (requirement Q-60). */
function ContestsPage({ data, location }: { data: ResultOf<typeof ContestsQuery>; location: RouteLocation }) {
  const after = location.searchParams.get('after')
  const isFirst = after === null
  const isMounted = useMounted()
  const session = useSession()
  // Hosts move and cancel contests while the page is open.
  const isLive = isMounted && isFirst && data.contests.length > 0
  const { contests, pastContests } = useQuery(ContestsQuery, isLive ? { after } : null, { refetchInterval: FOLLOW_MS }).data ?? data
  useQuery(OwnEntriesQuery, isLive && session !== null ? { after } : null, { refetchInterval: FOLLOW_MS })
  const { roles } = useRoles(isMounted && session !== null)
  const mayHost = roles?.rights.includes('contests.host') ?? false
  return (
    <Page
      title="Contests"
      sentence="Solve a set of problems against the clock, with everyone else or later on your own."
      above={<PracticeSections active="contests" />}
      action={
        mayHost && (
          <ButtonLink variant="primary" icon={plusIcon} to={NEW_CONTEST_PATH}>
            New contest
          </ButtonLink>
        )
      }
    >
      {mayHost && <Hosted title="Your drafts" state="draft" />}
      {isFirst && (
        <Section title="Upcoming and running">
          {contests.length === 0 ? <EmptyState text="No contest is planned" hint="Past contests can be taken at any time, on your own clock." /> : <ContestRows contests={contests} />}
        </Section>
      )}
      {mayHost && isFirst && <Hosted title="Your canceled contests" state="cancelled" />}
      {pastContests.items.length > 0 && (
        <Section title="Past contests">
          <PastContests contests={pastContests.items} after={after} />
          <div className="flex gap-3 empty:hidden">
            {!isFirst && <ButtonLink to={CONTESTS_PATH}>First page</ButtonLink>}
            {pastContests.next !== null && <ButtonLink to={`${CONTESTS_PATH}?after=${pastContests.next}`}>Older contests</ButtonLink>}
          </div>
        </Section>
      )}
    </Page>
  )
}

/** The drafts or the canceled contests of a host; the others are in the lists for everybody. */
function Hosted({ title, state }: { title: string; state: 'draft' | 'cancelled' }) {
  const hosted = useQuery(HostedContestsQuery, {}).data?.hostedContests.filter((one) => one.state === state) ?? []
  if (hosted.length === 0) return null
  return (
    <Section title={title}>
      <ContestRows contests={hosted} />
    </Section>
  )
}

export const page = definePage({
  document: ContestsQuery,
  variables: (location) => ({ after: location.searchParams.get('after') }),
  cacheTags: () => ['contests'],
  meta: () => ({ title: 'Contests', description: 'Timed sets of coding problems in machine learning and data science, live or on your own clock.', canonical: CONTESTS_PATH }),
  Component: ContestsPage,
})
