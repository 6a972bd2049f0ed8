import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { part } from '#platform/web/ui/part.tsx'

export const administration = defineWebFeature({
  name: 'administration',
  screens: [
    { path: '/admin', page: 'features/administration/web/AdminPage.tsx', query: ['q', 'filter', 'setting'], layout: 'features/administration/web/AdminLayout.tsx' },
    { path: '/admin/:section', page: 'features/administration/web/AdminPage.tsx', query: ['q', 'filter', 'setting'], layout: 'features/administration/web/AdminLayout.tsx' },
  ],
  contributes: {
    adminSections: [
      { name: 'health', right: 'health.read', label: 'Health', sentence: 'Whether everything runs, and what waits.', position: 1, Component: part(() => import('./HealthSection.tsx').then((module) => module.HealthSection)) },
      { name: 'people', right: 'people.manage', label: 'People', sentence: 'Find somebody, give or take a role, suspend or let back in.', position: 2, Component: part(() => import('./PeopleSection.tsx').then((module) => module.PeopleSection)) },
      { name: 'applications', right: 'applications.decide', label: 'Applications', sentence: 'Who asks to be a mentor, and why.', position: 3, Component: part(() => import('./ApplicationsSection.tsx').then((module) => module.ApplicationsSection)) },
      { name: 'rights', right: 'rights.change', label: 'Rights', sentence: 'What each role may do. A change holds with the next request.', position: 6, Component: part(() => import('./RightsSection.tsx').then((module) => module.RightsSection)) },
      { name: 'audit', right: 'audit.read', label: 'Audit log', sentence: 'What was done for the site, by whom, and why.', position: 10, Component: part(() => import('./AuditSection.tsx').then((module) => module.AuditSection)) },
    ],
  },
})
