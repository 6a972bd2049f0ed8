import type { SubjectSql } from './activity.queries.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** What counts as an activity, by kind. */
    activities: ActivityDefinition
  }
}

/** What counts as an activity, by kind; features add theirs. Each counts once for each subject, however often it is done again. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface ActivityKinds {}
export type ActivityKind = keyof ActivityKinds & string

/** How one kind of activity is shown. */
export interface ActivityDefinition {
  /** What the person did to the subject, such as `published`. */
  verb: string
  subject: SubjectSql
  /** Where a subject is, from its address. */
  path: (address: string) => string
}
