import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** What members can report, by kind. */
    moderation: ModeratedKind
  }
}

/** Something that can be reported and taken off the site, such as blogs. */
export interface ModeratedKind {
  /** Throws a refusal when the viewer may not read it. */
  checkReadable(context: Context, id: string): Promise<void>
  /** Those among these that still exist, by id. */
  find(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, ReportedContent>>
  /** Takes it off the site, in the transaction of the decision. The caller has checked the right to decide reports. */
  remove(context: Context, id: string): Promise<void>
}

/** Something that was reported, as moderators see it. */
export interface ReportedContent {
  title: string
  text: string
  path: string
  /** Null where there is no author. */
  authorId: string | null
  authorUsername: string | null
}

/** The kind of that name. Throws NOT_FOUND when no feature contributes it. */
export function moderatedKind(context: Context, name: string): ModeratedKind {
  const kind = context.contributions.to('moderation').get(name)
  if (kind === undefined) throw new Refusal('NOT_FOUND')
  return kind
}
