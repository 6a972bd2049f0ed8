import { defineSchedule, defineTask } from '#platform/server/tasks/tasks.ts'
import { sinceOf, spanKey } from '../rules/boards.ts'
import { recordRanks } from './record-ranks.ts'
import { recountMany } from './recount-scores.ts'
import { deleteEndedStreaks, deleteWeeksBefore, peopleWhoSolved, peopleWithScores, saveSweptMonth, lastSweptMonth } from './scores.queries.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'leaderboard.recount': Record<string, never>
  }
}

/** Recalculates all scores, after the formula changed. */
const recount = defineTask('leaderboard.recount', (context) => recountMany(context, ({ db }, after, limit) => peopleWithScores(db, after, limit)))

/** Removes points older than thirty days, and streaks that ended. Runs every quarter of an hour, when midnight may be reached in some time zone. */
const sweep = defineSchedule('leaderboard.sweep', 'End streaks and remove old points', '1,16,31,46 * * * *', async (context) => {
  const now = context.clock.now()
  await context.inTransaction(({ db }) => deleteEndedStreaks(db, now))
  const until = new Date(sinceOf('month', now.getTime()))
  const from = await lastSweptMonth(context.db)
  if (from >= until) return
  await recountMany(context, ({ db }, after, limit) => peopleWhoSolved(db, { from, until }, after, limit))
  await context.inTransaction(async ({ db }) => {
    await deleteWeeksBefore(db, spanKey('week', now.getTime()))
    await saveSweptMonth(db, until)
  })
})

const moves = defineSchedule('leaderboard.moves', 'Record ranks of the day', '10 5 * * *', recordRanks)

export const leaderboardTasks = [recount, sweep, moves]
