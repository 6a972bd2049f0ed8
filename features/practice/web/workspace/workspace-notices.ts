import type { ComponentType } from 'react'

declare module '#platform/web/pages/feature.ts' {
  interface WebExtensionPoints {
    /** What other features say above a problem, such as the clock of a contest. Only for members. */
    workspaceNotices: WorkspaceNotice
  }
}

export interface WorkspaceNotice {
  name: string
  /**
   * It gets the slug of the problem and how many submissions were judged since the page opened, and renders nothing if there is nothing to say. Its link of the class
   * `workspace-back` replaces the link to the list of problems.
   */
  Component: ComponentType<{ slug: string; judgedCount: number }>
}
