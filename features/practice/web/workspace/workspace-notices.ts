import type { ComponentType } from 'react'

declare module '#platform/web/pages/feature.ts' {
  interface WebExtensionPoints {
    /** What other features say above a problem, such as the clock of a contest. Only for members. */
    workspaceNotices: WorkspaceNotice
  }
}

export interface WorkspaceNotice {
  name: string
  /** It gets the slug of the problem, and renders nothing if there is nothing to say. */
  Component: ComponentType<{ slug: string }>
}
