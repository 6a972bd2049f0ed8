import { Refusal } from '#platform/rules/refusals.ts'
import { recordAudit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { linkedThings, type LinkedThing } from '#features/search/server/public.ts'
import { MAX_FEATURED, NOT_FEATURABLE, TOO_MANY_FEATURED } from '../rules/featured.ts'
import { deleteFeatured, insertFeatured, listFeatured, moveByOne } from './featured.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'home.featured': { path: string }
  }
}

export interface FeaturedThing extends LinkedThing {
  id: string
  note: string
}

/** What home features: only things that the viewer may see and that still exist. */
export async function readFeatured(context: Context): Promise<FeaturedThing[]> {
  const rows = await listFeatured(context.db)
  if (rows.length === 0) return []
  const things = await linkedThings(context, rows.map(({ path }) => path))
  return rows.flatMap(({ id, path, note }) => {
    const thing = things.get(path)
    return thing === undefined ? [] : [{ ...thing, id, note }]
  })
}

/** Everything that an admin chose, also what is not public any more. */
export async function readChosen(context: Context): Promise<(Omit<FeaturedThing, 'kind'> & { kind: string | null })[]> {
  const rows = await listFeatured(context.db)
  const things = await linkedThings(context, rows.map(({ path }) => path))
  return rows.map(({ id, path, title, note }) => ({ kind: null, title: title || path, excerpt: '', ...things.get(path), id, path, note }))
}

/** The path in an address of this site, without query and fragment: `https://site/blogs/a?x` is `/blogs/a`; null for any other address. */
function pathIn(address: string, origin: string): string | null {
  const url = URL.parse(address, origin)
  if (url === null || url.origin !== new URL(origin).origin || url.pathname === '/') return null
  try {
    return decodeURI(url.pathname)
  } catch {
    // A broken escape such as `%E0` is no address of this site.
    return null
  }
}

/** Shows a public page on home, after as many others as `place` says. */
export async function featureItem(context: Context, { id, address, note, place }: { id: string; address: string; note: string; place: number }): Promise<void> {
  const path = pathIn(address, context.origin)
  const thing = path === null ? undefined : (await linkedThings({ ...context, viewer: null }, [path])).get(path)
  if (path === null || thing === undefined) throw new Refusal('INVALID_INPUT', { message: NOT_FEATURABLE, fields: { address: NOT_FEATURABLE } })
  await context.inTransaction(async (context) => {
    if (!(await insertFeatured(context.db, { id, path, title: thing.title.slice(0, 400), note, at: context.clock.now(), max: MAX_FEATURED }))) throw new Refusal('INVALID_INPUT', { message: TOO_MANY_FEATURED })
    for (let at = 0; at < place; at++) await moveByOne(context.db, { id, direction: 'down' })
    await recordAudit(context, { action: 'home.featured', targetName: thing.title, details: { path } })
    await context.emit({ name: 'home.featured', path })
  })
}

/** Removes an item from home. */
export async function unfeatureItem(context: Context, id: string): Promise<void> {
  await context.inTransaction(async (context) => {
    const item = await deleteFeatured(context.db, id)
    if (item === null) throw new Refusal('NOT_FOUND')
    await recordAudit(context, { action: 'home.unfeatured', targetName: item.title || item.path, details: { path: item.path } })
    await context.emit({ name: 'home.featured', path: item.path })
  })
}

/** Moves an item up or down by one place. */
export async function moveFeatured(context: Context, move: { id: string; direction: 'up' | 'down' }): Promise<void> {
  await context.inTransaction(async (context) => {
    const path = await moveByOne(context.db, move)
    if (path === null) throw new Refusal('NOT_FOUND')
    await recordAudit(context, { action: 'home.featured-moved', targetName: path, details: { direction: move.direction } })
    await context.emit({ name: 'home.featured', path })
  })
}
