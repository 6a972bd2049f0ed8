import type { ComponentType } from 'react'

declare module '#platform/web/pages/feature.ts' {
  interface WebExtensionPoints {
    /** What else a member can do with an own, judged submission. */
    submissionActions: SubmissionAction
  }
}

export interface SubmissionAction {
  name: string
  Component: ComponentType<{ submissionId: string }>
}
