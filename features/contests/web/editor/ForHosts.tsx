import type { ReactNode } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton, useRoles } from '#features/accounts/web/public.tsx'
import { SWITCH_PROFILE_PATH } from '#features/accounts/rules/paths.ts'

/** A page for people who may host contests. */
export function ForHosts({ title, children }: { title: string; children: ReactNode }) {
  const isMounted = useMounted()
  const session = useSession()
  const { roles, error } = useRoles(isMounted && session !== null)
  const content =
    isMounted && session === null ? (
      <EmptyState text="Log in to host a contest" action={<LogInButton />} />
    ) : roles === null && error === null ? (
      <Skeleton className="h-80" />
    ) : roles?.rights.includes('contests.host') === true ? (
      children
    ) : (
      <EmptyState text="You can’t host contests in this role" hint="Contests are hosted by mentors. Switch to Mentor, or apply to become one." action={<ButtonLink to={SWITCH_PROFILE_PATH}>Switch role</ButtonLink>} />
    )
  return <Page title={title}>{content}</Page>
}
