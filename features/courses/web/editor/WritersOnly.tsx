import type { ReactNode } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton, useRoles } from '#features/accounts/web/public.tsx'
import { SWITCH_PROFILE_PATH } from '#features/accounts/rules/paths.ts'

/** A page for people who may write courses; `children` gets the id of the person. Without a network the last known session counts. */
export function WritersOnly({ title, children }: { title: string; children: (owner: string) => ReactNode }) {
  const isMounted = useMounted()
  const session = useSession()
  const { roles, error } = useRoles(isMounted && session !== null)
  if (!isMounted) return <Waiting title={title} />
  if (session === null) {
    return <Page title={title}><EmptyState text="Log in to write courses" action={<LogInButton />} /></Page>
  }
  if (roles === null && error === null) return <Waiting title={title} />
  if (roles !== null && !roles.rights.includes('courses.write')) {
    const hint = roles.granted.length > 0 ? 'Switch to the role that you teach in.' : 'Mentors write courses. You can apply to become one.'
    return <Page title={title}><EmptyState text="You can’t write courses in this role" hint={hint} action={<ButtonLink to={SWITCH_PROFILE_PATH}>Switch role</ButtonLink>} /></Page>
  }
  return children(session.user.id)
}

const Waiting = ({ title }: { title: string }) => (
  <Page title={title}>
    <Skeleton className="h-80 w-full" />
  </Page>
)
