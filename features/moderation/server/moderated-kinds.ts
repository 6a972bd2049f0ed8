import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** The kinds of content that members can report. */
    moderation: ModeratedKind
  }
}

/** A kind of content that can be reported and removed, such as blogs. */
export interface ModeratedKind {
  /** Throws a refusal if the viewer may not read it. */
  checkReadable(context: Context, id: string): Promise<void>
  /** The existing ones of these, by id. */
  find(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, ReportedContent>>
  /** Content with this title in a sentence, such as `the comment on “Attention”`. The content may be gone. */
  named(title: string): string
  /** Removes it, in the transaction of the decision. The caller has checked the right to decide reports. */
  remove(context: Context, id: string): Promise<void>
  /**
   * Restores it after an appeal, in the transaction of the answer; `text` is what was removed. False: it no longer fits anywhere. Absent: it can't be
   * restored.
   */
  restore?(context: Context, removed: { id: string; text: string }): Promise<boolean>
}

/** Reported content as moderators see it. */
export interface ReportedContent {
  title: string
  text: string
  /** Safe HTML of the text, for kinds with formatting; absent: the text is shown as it is. */
  html?: string
  path: string
  /** Null if it has no author. */
  authorId: string | null
  authorUsername: string | null
}

/** Returns the kind with this name. Throws NOT_FOUND if no feature contributes it. */
export function moderatedKind(context: Context, name: string): ModeratedKind {
  const kind = context.contributions.to('moderation').get(name)
  if (kind === undefined) throw new Refusal('NOT_FOUND')
  return kind
}
