import type { ReactNode } from 'react'
import { useSession } from '#platform/web/session/session.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton } from '#features/accounts/web/public.tsx'

/** A part of a page for members; others are asked to log in. `children` gets the id of the member. */
export function MembersOnly({ text, children }: { text: string; children: (personId: string) => ReactNode }) {
  const isMounted = useMounted()
  const session = useSession()
  if (!isMounted) return <Skeleton className="h-96 w-full" />
  if (session !== null) return children(session.user.id)
  return <EmptyState text={text} action={<LogInButton />} />
}
