import { Suspense } from 'react'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useWindowTitle } from '#platform/web/pages/use-window-title.ts'
import { useRoles } from '#features/accounts/web/public.tsx'
import { adminPath } from '../rules/sections.ts'
import { sectionNamed, useAdminSections } from './admin-sections.ts'
import { AdminSkeleton } from './AdminSkeleton.tsx'

/** One section of the administration. Its data is loaded in the browser only. */
function AdminPage({ location }: { location: RouteLocation }) {
  const { roles } = useRoles(true)
  const section = sectionNamed(useAdminSections(), location.params['section'], roles?.rights ?? [])
  useWindowTitle(section === null ? null : `${section.label} · Administration`)
  if (section === null) return null
  const { name, label, sentence, hasOwnHeading, Component } = section
  return (
    <div className="grid min-w-0 content-start gap-5">
      {hasOwnHeading?.(location.searchParams) !== true && (
        <header className="grid gap-1">
          <h1 id="admin-section" tabIndex={-1} data-content-start className="scroll-mt-[calc(var(--topbar)+1rem)] text-xl">
            {label}
          </h1>
          <p className="text-sm text-text-muted">{sentence}</p>
        </header>
      )}
      <Suspense fallback={<AdminSkeleton />}>
        <Component path={adminPath(name)} search={location.searchParams} />
      </Suspense>
    </div>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Administration', description: 'Manage Cloggle.', hidden: true }),
  Component: AdminPage,
})
