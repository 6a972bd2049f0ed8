import type { ComponentType } from 'react'
import type { Difficulty } from '../../rules/problem.ts'

declare module '#platform/web/pages/feature.ts' {
  interface WebExtensionPoints {
    /** What a first accepted solution earned, shown with its verdict. */
    solvedRewards: SolvedReward
  }
}

export interface SolvedReward {
  name: string
  /** `submittedAt` is an instant in ISO format. */
  Component: ComponentType<{ difficulty: Difficulty; submittedAt: string }>
}
