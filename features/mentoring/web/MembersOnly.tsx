import type { ReactNode } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton, useRoles } from '#features/accounts/web/public.tsx'
import { SWITCH_PROFILE_PATH } from '#features/accounts/rules/paths.ts'

interface Props {
  title: string
  /** Only for people who act as mentors. */
  isForMentors?: boolean
  /** The right that mentors need. */
  right?: string
  /** The message for everyone else. */
  refusal?: { text: string; hint: string }
  children: ReactNode
}

const NO_GROUPS = { text: 'You can’t run groups in this role', hint: 'Switch to Mentor to run your groups.' }

/** A page for members: visitors are asked to log in. */
export function MembersOnly({ title, isForMentors = false, right = 'mentoring.lead', refusal = NO_GROUPS, children }: Props) {
  const isMounted = useMounted()
  const session = useSession()
  const { roles, error } = useRoles(isForMentors && isMounted && session !== null)
  const waiting = (
    <Page title={title}>
      <Skeleton className="h-80 w-full" />
    </Page>
  )
  if (!isMounted) return waiting
  if (session === null) {
    return <Page title={title}><EmptyState text={`Log in to see ${title.startsWith('Your ') ? title.toLowerCase() : 'this page'}`} action={<LogInButton />} /></Page>
  }
  if (!isForMentors) return <div key={session.user.id}>{children}</div>
  if (roles === null && error === null) return waiting
  if (roles !== null && !roles.rights.includes(right)) {
    const hint = roles.granted.includes('mentor') ? refusal.hint : 'This is for mentors. You can apply to become one.'
    return <Page title={title}><EmptyState text={refusal.text} hint={hint} action={<ButtonLink to={SWITCH_PROFILE_PATH}>Switch role</ButtonLink>} /></Page>
  }
  return <div key={session.user.id}>{children}</div>
}
