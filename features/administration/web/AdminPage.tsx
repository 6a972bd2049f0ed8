import { Suspense, type ComponentType } from 'react'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { part } from '#platform/web/ui/part.tsx'
import { ADMIN_SECTIONS, adminSection, type AdminSection } from '../rules/sections.ts'
import { AdminSkeleton } from './AdminSkeleton.tsx'

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

/** One section of the administration; its layout shows it to those who have its right. What it shows is loaded in the browser alone. */
function AdminPage({ location }: { location: RouteLocation }) {
  const section = ADMIN_SECTIONS.find(({ name }) => name === adminSection(location.params['section']))
  if (section === undefined) return null
  const Section = SECTIONS[section.name]
  return (
    <section aria-labelledby="admin-section" className="grid min-w-0 content-start gap-5">
      <header className="grid gap-1">
        <h2 id="admin-section" className="text-lg">
          {section.label}
        </h2>
        <p className="text-sm text-ink-soft">{section.sentence}</p>
      </header>
      <Suspense fallback={<AdminSkeleton />}>
        <Section search={location.searchParams} />
      </Suspense>
    </section>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Administration', description: 'For those who look after Cloggle.', hidden: true }),
  Component: AdminPage,
})
