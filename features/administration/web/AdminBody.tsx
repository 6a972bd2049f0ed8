import { Suspense } from 'react'
import { useRoles } from '#features/accounts/web/public.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { adminPath } from '../rules/sections.ts'
import { useAdminSections } from './admin-sections.ts'
import { AdminLinks } from './AdminLinks.tsx'
import { AdminSkeleton } from './AdminSkeleton.tsx'
import { NothingHere } from './NothingHere.tsx'

/** The section that was asked for, to whoever has its right. */
export function AdminBody({ asked, search }: { asked: string | undefined; search: URLSearchParams }) {
  const sections = useAdminSections()
  const isMounted = useMounted()
  const session = useSession()
  const { roles, failed, again } = useRoles(session !== null)
  if (failed !== null) return <ErrorState text="We couldn’t load your permissions." hint={failed} onRetry={again} />
  if (!isMounted || (session !== null && roles === null)) return <AdminSkeleton />
  const open = sections.filter(({ right }) => roles?.rights.includes(right) === true)
  const section = asked === undefined ? sections[0] : sections.find(({ name }) => name === asked)
  if (open.length === 0 || section === undefined) return <NothingHere mayBecome={roles?.granted.includes('admin') === true} />
  const { Component } = section
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-[10rem_minmax(0,1fr)]">
      <AdminLinks sections={open} active={section.name} />
      {!open.includes(section) ? (
        <NothingHere mayBecome={false} />
      ) : (
        <section aria-labelledby="admin-section" className="grid min-w-0 content-start gap-5">
          <header className="grid gap-1">
            <h2 id="admin-section" className="text-lg">
              {section.label}
            </h2>
            <p className="text-sm text-ink-soft">{section.sentence}</p>
          </header>
          <Suspense fallback={<AdminSkeleton />}>
            <Component path={adminPath(section.name)} search={search} />
          </Suspense>
        </section>
      )}
    </div>
  )
}
