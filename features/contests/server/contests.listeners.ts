import { counted } from '#platform/rules/counted.ts'
import { listen, type Listener } from '#platform/server/signals.ts'
import type { Context } from '#platform/server/context.ts'
import { notify } from '#features/notifications/server/public.ts'
import { whenText } from '#features/events/rules/event-times.ts'
import { ordinal } from '../rules/contest.ts'
import { findContest, type ContestRow } from './contests.queries.ts'
import { listParticipants, listParticipantZones } from './entries.queries.ts'
import { readScoreboard } from './read-scoreboard.ts'

const factsOf = ({ title, number }: ContestRow) => ({ contest: title, number: String(number) })
const stateOf = async (db: Context['db'], id: string) => (await findContest(db, { id }))?.state

/** The ids of listeners stay as they are, because queued signals refer to them. */
export const contestListeners: Listener[] = [
  listen('notifications.contest-soon', 'contest.reminder-due', async (context, { contestId }, signalId) => {
    const contest = await findContest(context.db, { id: contestId })
    // A reminder that comes after the start is of no use.
    if (contest === null || contest.starts_at <= context.clock.now()) return
    await notify(context, {
      signalId, by: null, kinds: ['contestSoon'], people: { participant: await listParticipants(context.db, contestId) }, facts: factsOf(contest), about: contestId,
      holds: async (db) => (await stateOf(db, contestId)) === 'published',
    })
  }),
  listen('notifications.contest-result', 'contest.finished', async (context, { contestId }, signalId) => {
    const contest = await findContest(context.db, { id: contestId })
    if (contest === null) return
    const { standings } = await readScoreboard(context, contestId)
    for (const { person, rank, points } of standings) {
      const result = rank === null ? 'See how it went.' : `You came ${ordinal(rank)} of ${standings.length} with ${counted(points, 'point', 'points')}.`
      await notify(context, {
        signalId, by: null, kinds: ['contestResult'], people: { participant: [person.id] }, facts: { ...factsOf(contest), result }, about: contestId,
        holds: async (db) => (await stateOf(db, contestId)) === 'published',
      })
    }
  }),
  listen('notifications.contest-moved', 'contest.moved', async (context, { contestId, by }, signalId) => {
    const contest = await findContest(context.db, { id: contestId })
    if (contest === null) return
    for (const { person_id: personId, time_zone: zone } of await listParticipantZones(context.db, contestId)) {
      await notify(context, {
        signalId, by, kinds: ['contestMoved'], people: { participant: [personId] }, facts: { ...factsOf(contest), when: whenText(contest.starts_at, contest.ends_at, zone) }, about: `${contestId} ${signalId}`,
        holds: async (db) => (await stateOf(db, contestId)) === 'published',
      })
    }
  }),
  listen('notifications.contest-cancelled', 'contest.cancelled', async (context, { contestId, by }, signalId) => {
    const contest = await findContest(context.db, { id: contestId })
    if (contest === null) return
    await notify(context, {
      signalId, by, kinds: ['contestCancelled'], people: { participant: await listParticipants(context.db, contestId) }, facts: { ...factsOf(contest), reason: contest.cancel_reason }, about: contestId,
      holds: async (db) => (await stateOf(db, contestId)) === 'cancelled',
    })
  }),
]
