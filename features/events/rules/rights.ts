import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'events.answer': true
    'events.propose': true
    'events.publish': true
    'events.manage': true
  }
}

export const eventRights: readonly RightDefinition[] = [
  { name: 'events.answer', label: 'Answer and attend events', roles: ['learner', 'mentor', 'admin'] },
  { name: 'events.propose', label: 'Propose events', roles: ['learner', 'mentor', 'admin'] },
  { name: 'events.publish', label: 'Publish events without approval', roles: ['mentor', 'admin'] },
  { name: 'events.manage', label: 'Approve, edit and cancel all events', roles: ['admin'] },
]
