import type { ReactNode } from 'react'
import { useRoles } from '#features/accounts/web/public.tsx'
import { defineLayout, type RouteLocation } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { mayOpen, sectionNamed, useAdminSections } from './admin-sections.ts'
import { AdminLinks } from './AdminLinks.tsx'
import { AdminSkeleton } from './AdminSkeleton.tsx'
import { AccessDenied } from './AccessDenied.tsx'

/** Title and side navigation of the administration, for people with the right of a section. */
function AdminLayout({ location, children }: { location: RouteLocation; children: ReactNode }) {
  return (
    <Page title="Administration" sentence="All admin actions are recorded in the audit log.">
      <Sections asked={location.params['section']}>{children}</Sections>
    </Page>
  )
}

function Sections({ asked, children }: { asked: string | undefined; children: ReactNode }) {
  const sections = useAdminSections()
  const isMounted = useMounted()
  const session = useSession()
  const { roles, error, refetch } = useRoles(session !== null)
  if (error !== null) return <ErrorState text="We couldn’t load your permissions." hint={error.message} onRetry={refetch} />
  if (!isMounted || (session !== null && roles === null)) return <AdminSkeleton />
  const active = sectionNamed(sections, asked)
  const open = sections.filter((section) => mayOpen(section, roles?.rights ?? []))
  if (open.length === 0) return <AccessDenied mayBecome={roles?.granted.includes('admin') === true} />
  return (
    <div data-compact-chat className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-[10rem_minmax(0,1fr)]">
      <AdminLinks sections={open.filter(({ isHidden }) => isHidden !== true)} active={active?.name ?? ''} />
      {active === null ? (
        <EmptyState text="This section doesn’t exist" hint="Choose one of the others." />
      ) : open.includes(active) ? (
        children
      ) : (
        <AccessDenied mayBecome={false} />
      )}
    </div>
  )
}

export const layout = defineLayout({ Component: AdminLayout })
