import { IN_APP, notificationArea, notificationKind } from '#features/notifications/rules/kind.ts'
import { problemPath } from './paths.ts'

export const practiceNotifications = notificationArea('Practice', {
  challenge: notificationKind<'problem' | 'slug'>({
    label: 'Completed challenges',
    recipient: 'holder',
    channels: IN_APP,
    subject: ({ problem }) => problem,
    title: () => 'Challenge completed',
    message: ({ facts }) => `You solved ${facts.problem}.`,
    path: ({ facts }) => problemPath(facts.slug),
  }),
})
