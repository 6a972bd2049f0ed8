import type { ComponentType } from 'react'
import { useContributions } from '#platform/web/pages/feature.ts'

declare module '#platform/web/pages/feature.ts' {
  interface WebExtensionPoints {
    /** Parts of the page of a person for admins. */
    managedPersonParts: ManagedPersonPart
  }
}

/** The person that a part is about. */
export interface ManagedPersonProps {
  person: { id: string; username: string; name: string; level: string }
  /** Something about the person changed. */
  onChange: () => void
}

export interface ManagedPersonPart {
  title: string
  /** The right that the part needs. */
  right: string
  position: number
  /** Whether it is rarely needed: it stands under More. */
  isFolded?: true
  Component: ComponentType<ManagedPersonProps>
}

export const usePersonParts = (): readonly ManagedPersonPart[] => useContributions('managedPersonParts').toSorted((a, b) => a.position - b.position)
