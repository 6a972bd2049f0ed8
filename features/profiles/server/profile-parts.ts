import type { Context } from '#platform/server/context.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** Lists on profiles, such as shipped ideas. They are shown where the activity of the person is visible. */
    profileParts: ProfilePartSource
  }
}

/** An entry of a list on a profile. */
export interface ProfileEntry {
  title: string
  path: string
  /** A few words below or beside it, such as "Shipped". */
  note: string
  /** The time that the note refers to. */
  at: Date | null
  /** What a visitor can do with it, such as `Book`: the label of a button that leads to the path. */
  action?: string
}

export interface ProfilePartSource {
  title: string
  /** The latest entries of a person; only what everyone may see. */
  list(context: Context, personId: string, max: number): Promise<ProfileEntry[]>
}

export interface ProfilePart {
  title: string
  entries: ProfileEntry[]
}

export const MAX_ENTRIES = 5

/** The lists of all features that have entries for a person, in the order of the features. */
export async function readParts(context: Context, personId: string): Promise<ProfilePart[]> {
  const sources = [...context.contributions.to('profileParts').values()]
  const parts = await Promise.all(sources.map(async ({ title, list }) => ({ title, entries: await list(context, personId, MAX_ENTRIES) })))
  return parts.filter(({ entries }) => entries.length > 0)
}
