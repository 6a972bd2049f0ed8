/** How many people a new member is asked to follow. */
export const PEOPLE_TO_FOLLOW = 3

/** The steps of the list on home, in their order. */
export const FIRST_STEPS = ['topics', 'follow', 'solve', 'headline', 'confirm'] as const
export type FirstStep = (typeof FIRST_STEPS)[number]

/** What decides which steps a member has done. */
export interface Beginnings {
  topics: number
  followed: number
  hasSolved: boolean
  headline: string
  isEmailConfirmed: boolean
}

/** The steps that are done, in their order. */
export function doneSteps({ topics, followed, hasSolved, headline, isEmailConfirmed }: Beginnings): FirstStep[] {
  const isDone: Record<FirstStep, boolean> = {
    topics: topics > 0,
    follow: followed >= PEOPLE_TO_FOLLOW,
    solve: hasSolved,
    headline: headline.trim() !== '',
    confirm: isEmailConfirmed,
  }
  return FIRST_STEPS.filter((step) => isDone[step])
}
