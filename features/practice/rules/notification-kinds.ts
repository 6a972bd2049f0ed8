import { IN_APP, notificationKind } from '#features/notifications/rules/kind.ts'
import { problemPath } from './paths.ts'

export const practiceNotifications = {
  challenge: notificationKind<'problem' | 'slug'>({
    label: 'Completed challenges',
    recipient: 'holder',
    channels: IN_APP,
    subject: ({ problem }) => problem,
    title: () => 'Challenge completed',
    message: ({ facts }) => `You solved ${facts.problem}.`,
    path: ({ facts }) => problemPath(facts.slug),
  }),
}
