import { IN_APP, IN_APP_AND_DIGEST, notificationArea, notificationKind } from '#features/notifications/rules/kind.ts'
import { BADGES } from './badges.ts'
import { badgePath, boardPath, LEADERBOARD_PATH } from './paths.ts'

const hasRisen = ({ rank, before }: Readonly<Record<'rank' | 'before', string>>) => Number(rank) < Number(before)

export const leaderboardNotifications = notificationArea('Leaderboard and badges', {
  badge: notificationKind<'badge' | 'badgeId'>({
    label: 'New badges',
    recipient: 'holder',
    channels: IN_APP,
    subject: ({ badgeId }) => badgeId,
    title: () => 'New badge',
    // Older notifications have the name of the badge, newer ones its label.
    message: ({ facts }) => `You earned “${BADGES.find(({ name }) => name === facts.badge)?.label ?? facts.badge}”.`,
    path: ({ facts }) => badgePath(facts.badgeId),
  }),
  rank: notificationKind<'rank' | 'before'>({
    label: 'Leaderboard changes',
    recipient: 'holder',
    channels: IN_APP_AND_DIGEST,
    subject: () => 'rank',
    title: ({ facts }) => (hasRisen(facts) ? 'You moved up' : 'You left the top ten'),
    message: ({ facts }) => `You moved ${hasRisen(facts) ? 'up' : 'down'} to #${facts.rank} (from #${facts.before}).`,
    path: () => LEADERBOARD_PATH,
  }),
  invitation: notificationKind<'board'>({
    label: 'Invitations',
    recipient: 'holder',
    channels: IN_APP_AND_DIGEST,
    subject: ({ board }) => board,
    title: () => 'You’re invited',
    message: ({ facts }) => `You’re invited to the ${facts.board}.`,
    path: () => boardPath({ circle: 'elite' }),
  }),
})
