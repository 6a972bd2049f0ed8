import type { ReactNode } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton } from '#features/accounts/web/public.tsx'

interface Props {
  title: string
  sentence?: ReactNode
  /** What visitors are asked to log in for. */
  reason: string
  action?: ReactNode
  isWide?: boolean
  children: (personId: string) => ReactNode
}

/** A personal page of jobs. Visitors are asked to log in. */
export function MembersOnly({ title, sentence, reason, action, isWide = false, children }: Props) {
  const isMounted = useMounted()
  const session = useSession()
  return (
    <Page title={title} sentence={sentence} isWide={isWide} action={isMounted && session !== null ? action : undefined}>
      {!isMounted ? <Skeleton className="h-80 w-full" /> : session === null ? <EmptyState text={reason} action={<LogInButton />} /> : children(session.user.id)}
    </Page>
  )
}
