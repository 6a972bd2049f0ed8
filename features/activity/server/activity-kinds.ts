import type { SubjectSql } from './activity.queries.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** The kinds of activities. */
    activities: ActivityDefinition
  }
}

/** The kinds of activities; each feature adds its own. An activity counts once for each subject. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface ActivityKinds {}
export type ActivityKind = keyof ActivityKinds & string

/** How a kind of activity is shown. */
export interface ActivityDefinition {
  /** What the person did, such as `published`. */
  verb: string
  subject: SubjectSql
  /** The path of a subject, from its slug or username. */
  path: (address: string) => string
}
