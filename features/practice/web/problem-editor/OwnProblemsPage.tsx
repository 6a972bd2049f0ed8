import { Suspense } from 'react'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton, useRoles } from '#features/accounts/web/public.tsx'
import { SWITCH_PROFILE_PATH } from '#features/accounts/rules/paths.ts'

const TITLE = 'Your problems'
const OwnProblems = lazyPart(() => import('./OwnProblems.tsx').then((module) => module.OwnProblems))

/** The problems that the viewer writes, or the editor of one of them (requirement Q-50). Everything loads in the browser, because a draft belongs to its author. */
function OwnProblemsPage({ location }: { data: unknown; location: RouteLocation }) {
  const isMounted = useMounted()
  const session = useSession()
  const { roles, error } = useRoles(isMounted && session !== null)
  if (!isMounted || (session !== null && roles === null && error === null)) return <Waiting />
  if (session === null) return <Page title={TITLE}><EmptyState text="Log in to write problems" action={<LogInButton />} /></Page>
  if (roles !== null && !roles.rights.includes('problems.propose')) {
    const hint = roles.granted.length > 0 ? 'Switch to your role as a mentor.' : 'Mentors propose problems. You can apply to become one.'
    return <Page title={TITLE}><EmptyState text="You can’t write problems in this role" hint={hint} action={<ButtonLink to={SWITCH_PROFILE_PATH}>Switch role</ButtonLink>} /></Page>
  }
  return (
    <Suspense fallback={<Waiting />}>
      <OwnProblems key={session.user.id} slug={location.searchParams.get('show')} />
    </Suspense>
  )
}

const Waiting = () => (
  <Page title={TITLE}>
    <Skeleton className="h-60 w-full" />
  </Page>
)

export const page = definePage({
  meta: () => ({ title: TITLE, description: 'Problems you write and propose.', hidden: true }),
  Component: OwnProblemsPage,
})
