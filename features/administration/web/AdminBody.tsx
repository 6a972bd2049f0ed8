import { Suspense, type ComponentType } from 'react'
import { useRoles } from '#features/accounts/web/public.tsx'
import { useSession } from '#platform/web/session/session.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { part } from '#platform/web/ui/part.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { ADMIN_SECTIONS, type AdminSection } from '../rules/sections.ts'
import { AdminLinks } from './AdminLinks.tsx'
import { AdminSkeleton } from './AdminSkeleton.tsx'
import { NothingHere } from './NothingHere.tsx'

export interface SectionProps {
  search: URLSearchParams
}

const SECTIONS: Record<AdminSection, ComponentType<SectionProps>> = {
  health: part(() => import('./HealthSection.tsx').then((module) => module.HealthSection)),
  people: part(() => import('./PeopleSection.tsx').then((module) => module.PeopleSection)),
  applications: part(() => import('./ApplicationsSection.tsx').then((module) => module.ApplicationsSection)),
  reports: part(() => import('./ReportsSection.tsx').then((module) => module.ReportsSection)),
  contact: part(() => import('./ContactSection.tsx').then((module) => module.ContactSection)),
  site: part(() => import('./SiteSection.tsx').then((module) => module.SiteSection)),
  scores: part(() => import('./ScoresSection.tsx').then((module) => module.ScoresSection)),
  problems: part(() => import('./ProblemsSection.tsx').then((module) => module.ProblemsSection)),
  rights: part(() => import('./RightsSection.tsx').then((module) => module.RightsSection)),
  audit: part(() => import('./AuditSection.tsx').then((module) => module.AuditSection)),
}

/** The section that was asked for, to whoever has its right. */
export function AdminBody({ section, search }: { section: AdminSection | null; search: URLSearchParams }) {
  const isMounted = useMounted()
  const session = useSession()
  const { roles, error, refetch } = useRoles(session !== null)
  if (error !== null) return <ErrorState text="We could not ask what you may do here." hint={error.message} onRetry={refetch} />
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
