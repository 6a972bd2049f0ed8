import type { Context } from '#platform/server/context.ts'
import { ITEMS_PER_SECTION, type NewsletterItem, type NewsletterSection } from '../rules/newsletter.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** The sections of the newsletter, in the order of the features. */
    newsletter: NewsletterSource
  }
}

/** What a feature puts into the newsletter. */
export interface NewsletterSource {
  /** The heading of its section. */
  label: string
  /** The best of its public content since a moment, the best first. */
  items(context: Context, options: { since: Date; max: number }): Promise<NewsletterItem[]>
}

const WEEK_MS = 7 * 24 * 3600 * 1000

/** The sections of an issue that is composed now; those without content are left out. */
export async function composeSections(context: Context): Promise<NewsletterSection[]> {
  const since = new Date(context.clock.now().getTime() - WEEK_MS)
  const sources = [...context.contributions.to('newsletter').values()]
  const sections = await Promise.all(sources.map(async ({ label, items }) => ({ label, items: await items(context, { since, max: ITEMS_PER_SECTION }) })))
  return sections.filter(({ items }) => items.length > 0)
}
