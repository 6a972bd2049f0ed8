import { defineWebFeature } from '#platform/web/pages/feature.ts'
import { shieldCheckIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { LISTING_RIGHTS } from '../rules/listing-rights.ts'
import { ADMIN_PATH, APPROVAL_RIGHTS, SECTION_RIGHTS } from '../rules/sections.ts'

export const administration = defineWebFeature({
  name: 'administration',
  screens: [
    { path: ADMIN_PATH, page: 'features/administration/web/AdminPage.tsx', query: ['q', 'filter', 'setting', 'category', 'difficulty', 'kind', 'sort', 'page', 'person', 'role', 'level', 'show', 'from', 'to', 'rule', 'noun', 'title'], layout: 'features/administration/web/AdminLayout.tsx' },
    { path: '/admin/:section', page: 'features/administration/web/AdminPage.tsx', query: ['q', 'filter', 'setting', 'category', 'difficulty', 'kind', 'sort', 'page', 'person', 'role', 'level', 'show', 'from', 'to', 'rule', 'noun', 'title'], layout: 'features/administration/web/AdminLayout.tsx' },
  ],
  navigation: [{ to: ADMIN_PATH, label: 'Administration', icon: shieldCheckIcon, position: [0, 1], roles: ['Admin'] }],
  contributes: {
    ownRoleParts: [{ name: 'groups', Component: lazyPart(() => import('./groups/OwnGroups.tsx').then((module) => module.OwnGroups)) }],
    accountLinks: [{ label: 'Administration', to: ADMIN_PATH, rights: SECTION_RIGHTS }],
    adminSections: [
      { name: 'overview', group: 'today', right: 'health.read', label: 'Overview', sentence: 'Work queues and site usage.', position: 0, Component: lazyPart(() => import('./overview/OverviewSection.tsx').then((module) => module.OverviewSection)) },
      { name: 'health', group: 'system', right: 'health.read', label: 'Health', sentence: 'Moved to Operations.', position: 1, isHidden: true, Component: lazyPart(() => import('./HealthMoved.tsx').then((module) => module.HealthMoved)) },
      { name: 'operations', group: 'system', right: 'health.read', label: 'Operations', sentence: 'Tasks, backups, errors and the database.', position: 1.5, Component: lazyPart(() => import('./operations/OperationsSection.tsx').then((module) => module.OperationsSection)) },
      { name: 'people', group: 'people', right: 'people.manage', label: 'People', sentence: 'Find accounts, change roles, suspend and unsuspend.', position: 2, hasOwnHeading: (search) => search.get('person') !== null, Component: lazyPart(() => import('./PeopleSection.tsx').then((module) => module.PeopleSection)) },
      { name: 'approvals', group: 'today', right: APPROVAL_RIGHTS, label: 'Approvals', sentence: 'Everything waiting for your decision, oldest first.', position: 0.5, Component: lazyPart(() => import('./approvals/ApprovalsSection.tsx').then((module) => module.ApprovalsSection)) },
      { name: 'listings', group: 'content', right: LISTING_RIGHTS, label: 'Jobs, events, ideas', sentence: 'Find what people posted, and close, cancel or remove it.', position: 5.25, Component: lazyPart(() => import('./listings/ListingsSection.tsx').then((module) => module.ListingsSection)) },
      { name: 'applications', group: 'today', right: 'applications.decide', label: 'Applications', sentence: 'Mentor applications waiting for review.', position: 3, Component: lazyPart(() => import('./ApplicationsSection.tsx').then((module) => module.ApplicationsSection)) },
      { name: 'templates', group: 'site', right: 'templates.edit', label: 'Reason templates', sentence: 'Ready-made reasons for approvals and reports.', position: 5.9, Component: lazyPart(() => import('./approvals/TemplatesSection.tsx').then((module) => module.TemplatesSection)) },
      { name: 'rights', group: 'people', right: 'rights.change', label: 'Permissions', sentence: 'What each role can do. Changes apply when you save.', position: 6, Component: lazyPart(() => import('./RightsSection.tsx').then((module) => module.RightsSection)) },
      { name: 'groups', group: 'people', right: 'rights.change', label: 'Permission groups', sentence: 'Extra permissions on top of a person’s role.', position: 6.5, Component: lazyPart(() => import('./groups/GroupsSection.tsx').then((module) => module.GroupsSection)) },
      { name: 'audit', group: 'system', right: 'audit.read', label: 'Audit log', sentence: 'Admin actions: who did what, and why.', position: 10, Component: lazyPart(() => import('./AuditSection.tsx').then((module) => module.AuditSection)) },
    ],
  },
})
