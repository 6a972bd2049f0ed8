import type { ComponentType } from 'react'
import { useContributions } from '#platform/web/pages/feature.ts'

declare module '#platform/web/pages/feature.ts' {
  interface WebExtensionPoints {
    /** What a member may do beside their roles, below the list of these. */
    ownRoleParts: OwnRolePart
  }
}

export interface OwnRolePart {
  name: string
  Component: ComponentType
}

export const useOwnRoleParts = (): readonly OwnRolePart[] => useContributions('ownRoleParts')
