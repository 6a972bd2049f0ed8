import { batchLoader } from '#platform/server/batch-loader.ts'
import type { Context } from '#platform/server/context.ts'
import { linkedThings, type LinkedThing } from '#features/search/server/public.ts'

export const MAX_PREVIEWS = 3

const loaders = new WeakMap<Context, (path: string) => Promise<LinkedThing | null>>()

/** One loader for each viewer's request, so that a page of messages is one query. */
function loaderOf(context: Context): (path: string) => Promise<LinkedThing | null> {
  const loader = loaders.get(context) ?? batchLoader((paths) => linkedThings(context, paths))
  loaders.set(context, loader)
  return loader
}

/** What the first links of a message to pages of this site lead to, as far as the viewer may see it. */
export async function linkPreviews(context: Context, html: string): Promise<LinkedThing[]> {
  const found = await Promise.all(ownPaths(html, context.origin).map(loaderOf(context)))
  return found.filter((thing) => thing !== null)
}

// A mention links to a profile too; its text begins with an `@`.
const LINK = /<a [^>]*href="([^"]*)"[^>]*>(?!@)/g

/** The paths of the first links to pages of this site, each once, in order. */
export function ownPaths(html: string, origin: string): string[] {
  const paths = [...html.matchAll(LINK)].flatMap(([, href]) => {
    const url = URL.parse(href!.replaceAll('&amp;', '&'), origin)
    return url?.origin === origin ? [url.pathname.replace(/(.)\/$/, '$1')] : []
  })
  return [...new Set(paths)].slice(0, MAX_PREVIEWS)
}
