import { defineSchedule, defineTask } from '#platform/server/tasks/tasks.ts'
import { sinceOf, spanKey } from '../rules/boards.ts'
import { noticeMoves } from './notice-moves.ts'
import { recountMany } from './recount-scores.ts'
import { deleteEndedStreaks, deleteWeeksBefore, peopleWhoSolved, peopleWithScores, saveSweptMonth, sweptMonth } from './scores.queries.ts'

declare module '#platform/server/tasks/tasks.ts' {
  interface Tasks {
    'leaderboard.recount': Record<string, never>
  }
}

/** Everybody's scores anew: the formula is another. */
const recount = defineTask('leaderboard.recount', (context) => recountMany(context, ({ db }, after, most) => peopleWithScores(db, after, most)))

/** What has become older than thirty days leaves those boards; streaks that ended leave theirs, at every quarter where some zone has its midnight. */
const sweep = defineSchedule('leaderboard.sweep', '1,16,31,46 * * * *', async (context) => {
  const now = context.clock.now()
  await context.inTransaction(({ db }) => deleteEndedStreaks(db, now))
  const until = new Date(sinceOf('month', now.getTime()))
  const from = await sweptMonth(context.db)
  if (from >= until) return
  await recountMany(context, ({ db }, after, most) => peopleWhoSolved(db, { from, until }, after, most))
  await context.inTransaction(async ({ db }) => {
    await deleteWeeksBefore(db, spanKey('week', now.getTime()))
    await saveSweptMonth(db, until)
  })
})

const moves = defineSchedule('leaderboard.moves', '10 5 * * *', noticeMoves)

export const leaderboardTasks = [recount, sweep, moves]
