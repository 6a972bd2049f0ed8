import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { hasActivity } from '#features/activity/server/public.ts'
import { countFollowed } from '#features/connections/server/public.ts'
import { findHeadline, readFollowedTopics } from '#features/people/server/public.ts'
import { doneSteps, PEOPLE_TO_FOLLOW, type FirstStep } from '../rules/first-steps.ts'
import { hasHiddenSteps, saveHiddenSteps } from './first-steps.queries.ts'

/** The list of first steps of a member. */
export interface FirstSteps {
  isHidden: boolean
  done: FirstStep[]
}

/** Returns which first steps the viewer has done, and whether they hid the list. */
export async function readFirstSteps(context: Context): Promise<FirstSteps> {
  const { id, emailVerified } = signedIn(context)
  const [isHidden, topics, followed, hasSolved, headline] = await Promise.all([
    hasHiddenSteps(context.db, id),
    readFollowedTopics(context, id),
    countFollowed(context.db, id, PEOPLE_TO_FOLLOW),
    hasActivity(context.db, id, 'problem.solved'),
    findHeadline(context.db, id),
  ])
  return { isHidden, done: doneSteps({ topics: topics.length, followed, hasSolved, headline, isEmailConfirmed: emailVerified }) }
}

/** Hides the list of first steps of the viewer, or shows it again. */
export async function hideFirstSteps(context: Context, isHidden: boolean): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'first-steps.person', viewer.id)
  await saveHiddenSteps(context.db, viewer.id, isHidden ? context.clock.now() : null)
}
