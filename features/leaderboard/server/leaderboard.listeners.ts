import { listen, type Listener } from '#platform/server/signals.ts'
import { awardBadges } from './award-badges.ts'
import { recountMany, recountPerson } from './recount-scores.ts'
import { peopleWhoSolvedProblem } from './scores.queries.ts'

/** Recalculates scores and badges when the ledger, a time zone or the difficulty of a problem changes. */
export const leaderboardListeners: Listener[] = [
  listen('leaderboard.count', 'activity.recorded', (context, { personId }) => recountPerson(context, personId)),
  listen('leaderboard.count-again', 'activity.taken-back', (context, { personId }) => recountPerson(context, personId)),
  listen('leaderboard.count-elsewhere', 'time-zone.chosen', (context, { personId }) => recountPerson(context, personId)),
  listen('leaderboard.count-problem', 'problem.changed', (context, { problemId }) =>
    recountMany(context, ({ db }, after, limit) => peopleWhoSolvedProblem(db, problemId, after, limit), awardBadges),
  ),
  listen('leaderboard.award', 'activity.recorded', (context, { personId }) => awardBadges(context, personId)),
  listen('leaderboard.award-again', 'activity.taken-back', (context, { personId }) => awardBadges(context, personId)),
  listen('leaderboard.award-liked', 'blog.reacted', (context, { authorId }) => awardBadges(context, authorId)),
]
