import { listen, type Listener } from '#platform/server/signals.ts'
import { takeBackFrom, tellPeople } from './tell-people.ts'
import { findProblemFacts, hasBadge, hasSolved } from './truth.queries.ts'

/** What people hear of their own solving: it is the house that tells them. */
export const leaderboardNotices: Listener[] = [
  listen('notifications.solved', 'practice.solved', async (context, { personId, problemId }, signalId) => {
    const facts = await findProblemFacts(context.db, problemId)
    if (facts === null) return
    await tellPeople(context, {
      signalId, by: null, kinds: ['challenge'], people: { holder: [personId] }, facts, about: problemId,
      holds: (db) => hasSolved(db, personId, problemId),
    })
  }),
  listen('notifications.unsolved', 'practice.unsolved', (context, { personId, problemId }) =>
    takeBackFrom(context, { personId, kinds: ['challenge'], by: null, about: problemId, holds: (db) => hasSolved(db, personId, problemId) }),
  ),
  listen('notifications.badge', 'badge.earned', (context, { personId, badgeId, badge }, signalId) =>
    tellPeople(context, {
      signalId, by: null, kinds: ['badge'], people: { holder: [personId] }, facts: { badgeId, badge }, about: badgeId,
      holds: (db) => hasBadge(db, badgeId),
    }),
  ),
  listen('notifications.rank', 'rank.moved', (context, { personId, rank, before }, signalId) =>
    tellPeople(context, {
      signalId, by: null, kinds: ['rank'], people: { holder: [personId] }, facts: { rank: String(rank), before: String(before) },
      about: String(signalId), holds: async () => true,
    }),
  ),
  listen('notifications.invited', 'elite.invited', (context, { personId }, signalId) =>
    tellPeople(context, {
      signalId, by: null, kinds: ['invitation'], people: { holder: [personId] }, facts: { board: 'elite leaderboard' }, holds: async () => true,
    }),
  ),
]
