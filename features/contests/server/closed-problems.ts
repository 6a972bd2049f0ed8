import type { ProblemClosure } from '#features/practice/server/public.ts'
import { closedText } from '../rules/contest.ts'
import { findClosing, listOutsideOfContests } from './entries.queries.ts'

/**
 * Help with a problem is closed to those who take part in a contest with it, and to everyone who may still enter one in its time, so that reading
 * first and entering later gains nothing (requirement Q-68).
 */
export const contestClosure: ProblemClosure = {
  because: async ({ db, clock }, about) => {
    const contest = await findClosing(db, { ...about, now: clock.now() })
    return contest === null ? null : closedText(contest.title, contest.takes_part)
  },
  openAmong: ({ db, clock }, problemId, personIds) => listOutsideOfContests(db, { problemId, personIds, now: clock.now() }),
}
