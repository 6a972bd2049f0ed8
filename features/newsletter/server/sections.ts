import type { Context } from '#platform/server/context.ts'
import { ITEMS_PER_SECTION, type NewsletterItem, type NewsletterSection, type PersonalItem } from '../rules/newsletter.ts'

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
  /** The best of its public content since a moment, the best first, with the topics by which it is matched with the skills of members. */
  items(context: Context, options: { since: Date; max: number }): Promise<PersonalItem[]>
}

const WEEK_MS = 7 * 24 * 3600 * 1000
/** How many items of each section the personal part chooses from, beside those that all readers get. */
const PERSONAL_CHOICE = 20

/** The content of an issue. */
export interface IssueContent {
  sections: NewsletterSection[]
  personalItems: PersonalItem[]
}

/** The content of an issue that is composed now; sections without content are left out. */
export async function composeIssue(context: Context): Promise<IssueContent> {
  const since = new Date(context.clock.now().getTime() - WEEK_MS)
  const sources = [...context.contributions.to('newsletter').values()]
  const found = await Promise.all(sources.map(async ({ label, items }) => ({ label, items: await items(context, { since, max: ITEMS_PER_SECTION + PERSONAL_CHOICE }) })))
  return {
    sections: found.map(({ label, items }) => ({ label, items: items.slice(0, ITEMS_PER_SECTION).map(withoutTopics) })).filter(({ items }) => items.length > 0),
    personalItems: found.flatMap(({ items }) => items.slice(ITEMS_PER_SECTION)),
  }
}

const withoutTopics = ({ title, text, path }: PersonalItem): NewsletterItem => ({ title, text, path })
