import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import type { ActivityKind } from '#features/activity/server/public.ts'
import type { SubjectRef } from '../rules/discussion-inputs.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** The kinds of subjects that people discuss, such as news articles. */
    discussed: Discussed
  }
}

/** A kind of subject that people discuss. */
export interface Discussed {
  /**
   * Throws a refusal if the viewer may not read this subject. Returns why its discussion is closed to them, as a sentence, or null if they may read
   * it; members who may read it may also write.
   */
  closedBecause(context: Context, id: string): Promise<string | null>
  /** The existing ones of these subjects, by id, whether or not the viewer may read them. */
  find(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, DiscussedSubject>>
  /** Those of these people who may read the discussion. Absent if everyone may. */
  readersAmong?(context: Context, id: string, personIds: readonly string[]): Promise<string[]>
  /** True if a comment can belong to a second of the subject, such as a video. */
  isTimed?: boolean
  /** True if comments are questions, and one reply to each can be accepted as its answer. */
  hasAnswers?: boolean
  /** The kind of activity that a comment is; absent if it is none. */
  activity?: ActivityKind
}

export interface DiscussedSubject {
  title: string
  path: string
  /** Who is notified of comments; null if no one. */
  ownerId: string | null
  /** False while it is hidden, such as an unpublished problem. */
  isPublished: boolean
}

/** Returns the kind with this name, or null if no feature contributes it. */
export const findDiscussed = ({ contributions }: Pick<Context, 'contributions'>, kind: string): Discussed | null => contributions.to('discussed').get(kind) ?? null

/** Returns why the discussion of a subject is closed to the viewer, or null. Throws a refusal if they may not read the subject. */
export async function closedBecause(context: Context, { kind, subject }: SubjectRef): Promise<string | null> {
  const discussed = findDiscussed(context, kind)
  if (discussed === null) throw new Refusal('NOT_FOUND')
  return discussed.closedBecause(context, subject)
}

/** Finds subjects of several kinds. Returns them by `keyOf`. */
export async function findSubjects(context: Context, refs: readonly SubjectRef[]): Promise<Map<string, DiscussedSubject>> {
  const kinds = Map.groupBy(refs, ({ kind }) => kind)
  const found = await Promise.all(
    [...kinds].map(async ([kind, ofKind]) => {
      const subjects = (await findDiscussed(context, kind)?.find(context, [...new Set(ofKind.map(({ subject }) => subject))])) ?? new Map<string, DiscussedSubject>()
      return [...subjects].map(([subject, about]) => [keyOf({ kind, subject }), about] as const)
    }),
  )
  return new Map(found.flat())
}

/** The person who owns a subject; null if no one. */
export const ownerOf = async (context: Context, ref: SubjectRef): Promise<string | null> => (await findSubjects(context, [ref])).get(keyOf(ref))?.ownerId ?? null

/** One text for a subject; also the thread of its notifications. */
export const keyOf = ({ kind, subject }: SubjectRef) => `${kind}:${subject}`
