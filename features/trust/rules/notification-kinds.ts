import { settingsPath } from '#features/accounts/rules/paths.ts'
import { IN_APP, notificationArea, notificationKind } from '#features/notifications/rules/kind.ts'
import { TRUST_LABELS, type TrustLevel } from './levels.ts'

export const trustNotifications = notificationArea('Trust level', {
  trustLevel: notificationKind<'level' | 'direction'>({
    label: 'Changes of your trust level',
    recipient: 'person',
    channels: IN_APP,
    subject: () => 'trust',
    title: ({ facts }) => (facts.direction === 'up' ? 'New trust level' : 'Trust level lowered'),
    message: ({ facts }) => `Your trust level is ${TRUST_LABELS[facts.level as TrustLevel] ?? facts.level} now.`,
    path: () => settingsPath('trust'),
  }),
})
