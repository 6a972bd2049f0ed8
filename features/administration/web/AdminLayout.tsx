import type { ReactNode } from 'react'
import { LogInButton, useRoles } from '#features/accounts/web/public.tsx'
import { defineLayout, type RouteLocation } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { mayOpen, sectionNamed, useAdminSections } from './admin-sections.ts'
import { AdminLinks } from './AdminLinks.tsx'
import { AdminSkeleton } from './AdminSkeleton.tsx'
import { AccessDenied } from './AccessDenied.tsx'

/** A small line and the side navigation of the administration, for people with the right of a section. */
function AdminLayout({ location, children }: { location: RouteLocation; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-4 px-8 py-6 max-md:px-4 max-md:py-4">
      <Sections asked={location.pathname.split('/')[2] || undefined}>{children}</Sections>
    </div>
  )
}

function Sections({ asked, children }: { asked: string | undefined; children: ReactNode }) {
  const sections = useAdminSections()
  const isMounted = useMounted()
  const session = useSession()
  const { roles, error, refetch } = useRoles(session !== null)
  if (error !== null) return <Titled><ErrorState text="We couldn’t load your permissions." hint={error.message} onRetry={refetch} /></Titled>
  if (!isMounted || (session !== null && roles === null)) return <Titled><AdminSkeleton /></Titled>
  if (session === null) return <Titled><EmptyState text="Log in to see the administration" action={<LogInButton />} /></Titled>
  const active = sectionNamed(sections, asked, roles?.rights ?? [])
  const open = sections.filter((section) => mayOpen(section, roles?.rights ?? []))
  if (open.length === 0) return <Titled><AccessDenied mayBecome={roles?.granted.includes('admin') === true} /></Titled>
  const isShown = active !== null && open.includes(active)
  return (
    <Titled isSection={isShown}>
      <div data-compact-chat className="grid grid-cols-1 gap-x-12 gap-y-6 md:grid-cols-[11rem_minmax(0,1fr)]">
        <AdminLinks sections={open.filter(({ isHidden }) => isHidden !== true)} active={active?.name ?? ''} />
        {isShown ? children : active === null ? <EmptyState text="This section doesn’t exist" hint="Choose one of the others." /> : <AccessDenied mayBecome={false} />}
      </div>
    </Titled>
  )
}

/** A section has a heading of its own; without one, the line above it is the heading of the page. */
function Titled({ isSection = false, children }: { isSection?: boolean; children: ReactNode }) {
  const Title = isSection ? 'p' : 'h1'
  return (
    <>
      <div className="flex flex-wrap gap-x-3 text-sm text-text-muted">
        <Title className="font-medium">Administration</Title>
        <p>All admin actions are recorded in the audit log.</p>
      </div>
      {children}
    </>
  )
}

export const layout = defineLayout({ Component: AdminLayout })
