import type { Context } from '#platform/server/context.ts'
import { listen, type Listener } from '#platform/server/signals.ts'
import { ADMIN_SECTIONS, type AdminSection } from '#features/administration/rules/sections.ts'
import { tellPeople } from './tell-people.ts'
import { peopleWithRight } from './truth.queries.ts'

interface Matter {
  section: AdminSection
  what: string
  by: string | null
}

/** Tells those who may see to it what waits in a section of the administration; who brought it stands there. */
async function tellTeam(context: Context, signalId: number, { section, what, by }: Matter): Promise<void> {
  const { right } = ADMIN_SECTIONS.find(({ name }) => name === section)!
  const team = (await peopleWithRight(context.db, right)).filter((id) => id !== by)
  await tellPeople(context, {
    signalId, by: null, kinds: ['desk'], people: { team }, facts: { section, what }, about: String(signalId), holds: async () => true,
  })
}

/** What those who look after the site hear of. */
export const deskListeners: Listener[] = [
  listen('notifications.role-applied', 'role.applied', (context, { personId, role }, signalId) =>
    tellTeam(context, signalId, { section: 'applications', what: `Somebody asks to be a ${role}.`, by: personId }),
  ),
  listen('notifications.writing-reported', 'writing.reported', (context, { kind, by }, signalId) =>
    tellTeam(context, signalId, { section: 'reports', what: `A ${kind} was reported.`, by }),
  ),
  listen('notifications.problem-reported', 'problem.reported', (context, { kind, by }, signalId) =>
    tellTeam(context, signalId, { section: 'reports', what: `A ${kind} was reported.`, by }),
  ),
  listen('notifications.contact-written', 'contact.written', (context, _signal, signalId) =>
    tellTeam(context, signalId, { section: 'contact', what: 'Somebody wrote to the team.', by: null }),
  ),
]
