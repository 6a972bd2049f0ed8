import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'office-hours.offer': true
    'office-hours.book': true
  }
}

export const officeHourRights: readonly RightDefinition[] = [
  { name: 'office-hours.book', label: 'Book office hours', roles: ['learner', 'mentor', 'admin'] },
  { name: 'office-hours.offer', label: 'Offer office hours', roles: ['mentor'] },
]
