import { lazy, Suspense, type ComponentType } from 'react'
import { useRoles } from '#features/accounts/web/public.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { ADMIN_SECTIONS, type AdminSection } from '../rules/sections.ts'
import { AdminLinks } from './AdminLinks.tsx'
import { AdminSkeleton } from './AdminSkeleton.tsx'
import { NothingHere } from './NothingHere.tsx'

export interface SectionProps {
  search: URLSearchParams
}

const SECTIONS: Record<AdminSection, ComponentType<SectionProps>> = {
  health: lazy(() => import('./HealthSection.tsx').then(({ HealthSection }) => ({ default: HealthSection }))),
  people: lazy(() => import('./PeopleSection.tsx').then(({ PeopleSection }) => ({ default: PeopleSection }))),
  applications: lazy(() => import('./ApplicationsSection.tsx').then(({ ApplicationsSection }) => ({ default: ApplicationsSection }))),
  reports: lazy(() => import('./ReportsSection.tsx').then(({ ReportsSection }) => ({ default: ReportsSection }))),
  contact: lazy(() => import('./ContactSection.tsx').then(({ ContactSection }) => ({ default: ContactSection }))),
  site: lazy(() => import('./SiteSection.tsx').then(({ SiteSection }) => ({ default: SiteSection }))),
  scores: lazy(() => import('./ScoresSection.tsx').then(({ ScoresSection }) => ({ default: ScoresSection }))),
  problems: lazy(() => import('./ProblemsSection.tsx').then(({ ProblemsSection }) => ({ default: ProblemsSection }))),
  rights: lazy(() => import('./RightsSection.tsx').then(({ RightsSection }) => ({ default: RightsSection }))),
  audit: lazy(() => import('./AuditSection.tsx').then(({ AuditSection }) => ({ default: AuditSection }))),
}

/** The section that was asked for, to whoever has its right. */
export function AdminBody({ section, search }: { section: AdminSection | null; search: URLSearchParams }) {
  const isMounted = useMounted()
  const session = useSession()
  const { roles, failed, again } = useRoles(session !== null)
  if (failed !== null) return <ErrorState text="We could not ask what you may do here." hint={failed} onRetry={again} />
  if (!isMounted || (session !== null && roles === null)) return <AdminSkeleton />
  const open = ADMIN_SECTIONS.filter(({ right }) => roles?.rights.includes(right) === true)
  const shown = open.find(({ name }) => name === section) ?? null
  if (open.length === 0 || section === null) return <NothingHere mayBecome={roles?.granted.includes('admin') === true} />
  const Section = shown === null ? null : SECTIONS[shown.name]
  return (
    <div className="grid gap-x-12 gap-y-6 md:grid-cols-[10rem_minmax(0,1fr)]">
      <AdminLinks sections={open} active={section} />
      {Section === null || shown === null ? (
        <NothingHere mayBecome={false} />
      ) : (
        <section aria-labelledby="admin-section" className="grid min-w-0 content-start gap-5">
          <header className="grid gap-1">
            <h2 id="admin-section" className="text-lg">
              {shown.label}
            </h2>
            <p className="text-sm text-ink-soft">{shown.sentence}</p>
          </header>
          <Suspense fallback={<AdminSkeleton />}>
            <Section search={search} />
          </Suspense>
        </section>
      )}
    </div>
  )
}
