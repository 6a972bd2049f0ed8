import { listen, type Listener } from '#platform/server/signals.ts'
import { notify } from '#features/notifications/server/public.ts'
import { findBadgeRule } from './badge-rules.ts'
import { hasBadge } from './badges.queries.ts'

/** Notifications about badges, ranks and invitations. The ids of the listeners stay as they are, because queued signals refer to them. */
export const leaderboardNotificationListeners: Listener[] = [
  listen('notifications.badge', 'badge.earned', async (context, { personId, badgeId, badge }, signalId) =>
    notify(context, {
      signalId, by: null, kinds: ['badge'], people: { holder: [personId] }, facts: { badgeId, badge: (await findBadgeRule(context, badge))?.label ?? badge }, about: badgeId,
      holds: (db) => hasBadge(db, badgeId),
    }),
  ),
  listen('notifications.rank', 'rank.moved', (context, { personId, rank, before }, signalId) =>
    notify(context, {
      signalId, by: null, kinds: ['rank'], people: { holder: [personId] }, facts: { rank: String(rank), before: String(before) },
      about: String(signalId), holds: async () => true,
    }),
  ),
  listen('notifications.invited', 'elite.invited', (context, { personId }, signalId) =>
    notify(context, {
      signalId, by: null, kinds: ['invitation'], people: { holder: [personId] }, facts: { board: 'elite leaderboard' }, holds: async () => true,
    }),
  ),
]
