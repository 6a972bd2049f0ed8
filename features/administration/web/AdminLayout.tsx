import type { ReactNode } from 'react'
import { useRoles } from '#features/accounts/web/public.tsx'
import { defineLayout, type RouteLocation } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { ADMIN_SECTIONS, adminSection, type AdminSection } from '../rules/sections.ts'
import { AdminLinks } from './AdminLinks.tsx'
import { AdminSkeleton } from './AdminSkeleton.tsx'
import { NothingHere } from './NothingHere.tsx'

/** The administration around its section, for those who have its right: title and side navigation. */
function AdminLayout({ location, children }: { location: RouteLocation; children: ReactNode }) {
  return (
    <Page title="Administration" sentence="For those who look after Cloggle. Whatever is done here is kept in the audit log.">
      <Sections active={adminSection(location.params['section'])}>{children}</Sections>
    </Page>
  )
}

function Sections({ active, children }: { active: AdminSection | null; children: ReactNode }) {
  const isMounted = useMounted()
  const session = useSession()
  const { roles, failed, again } = useRoles(session !== null)
  if (failed !== null) return <ErrorState text="We could not ask what you may do here." hint={failed} onRetry={again} />
  if (!isMounted || (session !== null && roles === null)) return <AdminSkeleton />
  const open = ADMIN_SECTIONS.filter(({ right }) => roles?.rights.includes(right) === true)
  if (open.length === 0 || active === null) return <NothingHere mayBecome={roles?.granted.includes('admin') === true} />
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-[10rem_minmax(0,1fr)]">
      <AdminLinks sections={open} active={active} />
      {open.some(({ name }) => name === active) ? children : <NothingHere mayBecome={false} />}
    </div>
  )
}

export const layout = defineLayout({ Component: AdminLayout })
