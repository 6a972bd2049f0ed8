import { Suspense, type ComponentType } from 'react'
import { useContributions } from './feature.ts'

/** What is about to be removed. */
export interface Removal {
  /** The name of the kind of things. */
  kind: string
  /** Ids, or slugs where these are the names of things. */
  keys: readonly string[]
  /** Where only some parts of a thing are removed: the keys of those that stay. */
  kept?: readonly string[]
}

declare module './feature.ts' {
  interface WebExtensionPoints {
    /** What people should know before they remove something that other features use. */
    removalNotes: { name: string; Component: ComponentType<Removal> }
  }
}

/** What other features say about things that are about to be removed, such as how many groups use them. Goes into the question before it. */
export function RemovalNotes(removal: Removal) {
  const notes = useContributions('removalNotes')
  return <Suspense>{notes.map(({ name, Component }) => <Component key={name} {...removal} />)}</Suspense>
}
