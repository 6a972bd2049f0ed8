import type { ComponentType, ReactNode } from 'react'
import type { Difficulty } from '../../rules/problem.ts'

declare module '#platform/web/pages/feature.ts' {
  interface WebExtensionPoints {
    /** What a first accepted solution earned, shown with its verdict. */
    solvedRewards: SolvedReward
    /** What any accepted solution means elsewhere, such as in a contest, shown with its verdict. */
    solvedNotes: SolvedNote
    /** What follows an accepted solution elsewhere, such as the next lesson of a course, instead of the next problem. */
    solvedSteps: SolvedStep
  }
}

export interface SolvedReward {
  name: string
  /** `submittedAt` is an instant in ISO format. */
  Component: ComponentType<{ difficulty: Difficulty; submittedAt: string }>
}

export interface SolvedNote {
  name: string
  Component: ComponentType<{ slug: string; submissionId: string }>
}

export interface SolvedStep {
  name: string
  /** It gets the usual next step, which it renders if it has none of its own, and the buttons that lead to the editorial, to solutions and to the discussion. */
  Component: ComponentType<{ slug: string; usual: ReactNode; help: ReactNode }>
}
