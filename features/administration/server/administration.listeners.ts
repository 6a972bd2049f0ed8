import type { Right } from '#platform/rules/rights.ts'
import type { Context } from '#platform/server/context.ts'
import { listen, type Listener } from '#platform/server/signals.ts'
import { notify } from '#features/notifications/server/public.ts'
import { effectMessage, type RightsEffect } from '../rules/rights-groups.ts'
import { isMember } from './groups/groups.queries.ts'
import { peopleWithRight } from './rights.queries.ts'

interface TeamTask {
  /** The section of the administration that shows it, and the right that the section needs. */
  section: string
  right: Right
  what: string
  by: string | null
}

/** Notifies everyone who has the right, except the person who caused it. */
async function notifyTeam(context: Context, signalId: number, { section, right, what, by }: TeamTask): Promise<void> {
  const team = (await peopleWithRight(context.db, right)).filter((id) => id !== by)
  await notify(context, {
    signalId, by: null, kinds: ['adminWork'], people: { team }, facts: { section, what }, about: String(signalId), holds: async () => true,
  })
}

const effectText = ({ rights }: Context, effect: RightsEffect): string => effectMessage(effect, (name) => rights.find((right) => right.name === name)?.label ?? name)

/** Notifications for the team and about decisions. The ids must not change: signals may be queued under them. */
export const administrationListeners: Listener[] = [
  listen('notifications.role-decided', 'role.decided', (context, { personId, role, granted }, signalId) =>
    notify(context, {
      signalId, by: null, kinds: ['role'], people: { holder: [personId] },
      facts: { role, granted: granted ? 'yes' : 'no' }, about: String(signalId), holds: async () => true,
    }),
  ),
  listen('notifications.rights-group-given', 'rights-group.given', (context, { personId, groupId, groupName, held, gains, loses }, signalId) =>
    notify(context, {
      signalId, by: null, kinds: ['rightsGroup'], people: { holder: [personId] }, facts: { group: groupName, granted: held ? 'yes' : 'no', effect: effectText(context, { gains, loses }) }, about: String(signalId),
      // Given and taken back before it was delivered: the later one is enough.
      holds: async (db) => (await isMember(db, { groupId, personId })) === held,
    }),
  ),
  listen('notifications.rights-group-changed', 'rights-group.changed', (context, { personId, groupId, groupName, gains, loses }, signalId) =>
    notify(context, {
      signalId, by: null, kinds: ['rightsGroup'], people: { holder: [personId] }, facts: { group: groupName, granted: 'changed', effect: effectText(context, { gains, loses }) }, about: String(signalId),
      holds: (db) => isMember(db, { groupId, personId }),
    }),
  ),
  listen('notifications.role-applied', 'role.applied', (context, { personId, role }, signalId) =>
    notifyTeam(context, signalId, { section: 'applications', right: 'applications.decide', what: `New ${role} application`, by: personId }),
  ),
  listen('notifications.content-reported', 'content.reported', (context, { kind, by }, signalId) =>
    notifyTeam(context, signalId, { section: 'reports', right: 'reports.decide', what: `New ${kind} report`, by }),
  ),
  listen('notifications.approval-decided', 'approval.decided', (context, { personId, isApproved, name: _name, ...facts }, signalId) =>
    notify(context, { signalId, by: null, kinds: [isApproved ? 'approved' : 'returned'], people: { author: [personId] }, facts, about: String(signalId), holds: async () => true }),
  ),
  listen('notifications.appealed', 'moderation.appealed', (context, { by }, signalId) =>
    notifyTeam(context, signalId, { section: 'reports', right: 'reports.decide', what: 'New appeal', by }),
  ),
  listen('notifications.ban-proposed', 'ban.proposed', (context, { by }, signalId) =>
    notifyTeam(context, signalId, { section: 'reports', right: 'people.ban', what: 'A ban waits for a second admin', by }),
  ),
  listen('notifications.course-submitted', 'course.submitted', (context, { personId }, signalId) =>
    notifyTeam(context, signalId, { section: 'approvals', right: 'courses.approve', what: 'New course to review', by: personId }),
  ),
  listen('notifications.team-of-broken-videos', 'course.videos-broken', async (context, { title, authorId, videos }, signalId) => {
    // Authors hear it themselves.
    if (authorId !== null) return
    const what = `${videos === 1 ? 'A video' : `${videos} videos`} of ${title} can no longer be played`
    await notifyTeam(context, signalId, { section: 'courses', right: 'courses.approve', what, by: null })
  }),
  listen('notifications.contact-written', 'contact.written', (context, _signal, signalId) =>
    notifyTeam(context, signalId, { section: 'contact', right: 'contact.answer', what: 'New contact message', by: null }),
  ),
]
