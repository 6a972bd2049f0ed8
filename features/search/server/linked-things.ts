import { previewOf } from '#platform/rules/text.ts'
import type { Context } from '#platform/server/context.ts'
import { findByPath } from './find.queries.ts'
import { readersOf } from './readers-of.ts'
import { indexedKinds } from './search-kinds.ts'

/** What a link to a page of this site leads to. */
export interface LinkedThing {
  path: string
  /** What it is, such as `Blog`. */
  kind: string
  title: string
  excerpt: string
}

const EXCERPT_LENGTH = 140

/**
 * What these paths lead to, by path: only things that the viewer may see and that still exist. A kind takes part by its `linkLabel` in the
 * extension point `search`.
 */
export async function linkedThings(context: Context, paths: readonly string[]): Promise<Map<string, LinkedThing>> {
  const { database, viewer } = context
  const kinds = new Map(indexedKinds(context).filter(([, { linkLabel }]) => linkLabel !== undefined))
  const rows = (await findByPath(database, paths, { readers: readersOf(viewer), viewerId: viewer?.id ?? null })).filter(({ kind }) => kinds.has(kind))
  const things: [string, LinkedThing][] = []
  for (const [name, found] of Map.groupBy(rows, ({ kind }) => kind)) {
    const { existing, linkLabel } = kinds.get(name)!
    const ids = found.map(({ thing_id }) => thing_id)
    const there = new Set(existing === undefined ? ids : await existing(database, ids))
    for (const { thing_id, path, title, text } of found) {
      if (there.has(thing_id)) things.push([path, { path, kind: linkLabel!, title, excerpt: previewOf(text.replace(/\s+/g, ' ').trim(), EXCERPT_LENGTH) }])
    }
  }
  return new Map(things)
}
