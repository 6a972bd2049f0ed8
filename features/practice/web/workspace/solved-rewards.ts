import type { ComponentType } from 'react'
import type { Difficulty } from '../../rules/problem.ts'

declare module '#platform/web/pages/feature.ts' {
  interface WebExtensionPoints {
    /** What a first accepted solution earned, shown with its verdict. */
    solvedRewards: SolvedReward
    /** What any accepted solution means elsewhere, such as in a contest, shown with its verdict. */
    solvedNotes: SolvedNote
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
