import type { Viewer } from '#platform/rules/viewer.ts'

/** The groups of readers that a viewer belongs to. */
export const readersOf = (viewer: Viewer | null): string[] =>
  viewer === null ? [] : ['member', `person:${viewer.id}`, ...viewer.rights.map((right) => `right:${right}`)]
