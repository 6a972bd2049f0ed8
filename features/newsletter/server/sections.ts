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
  /** The best of its public content since a moment, the best first, with the topics by which it is matched with the skills and followed topics of members. */
  items(context: Context, options: { since: Date; max: number }): Promise<PersonalItem[]>
  /** Which of these things, by their paths, are public now: what was removed after the issue was composed is not sent. */
  existing(context: Context, paths: readonly string[]): Promise<readonly string[]>
}

const DAY_MS = 24 * 3600 * 1000
const WEEK_DAYS = 7
/** How many items of each section the personal part chooses from, beside those that all readers get. */
const PERSONAL_CHOICE = 20

/** The content of an issue. */
export interface IssueContent {
  sections: NewsletterSection[]
  personalItems: PersonalItem[]
}

/** The content of an issue that is composed now from the last days; sections without content are left out. */
export async function composeIssue(context: Context, days = WEEK_DAYS): Promise<IssueContent> {
  const since = new Date(context.clock.now().getTime() - days * DAY_MS)
  const sources = [...context.contributions.to('newsletter').values()]
  const found = await Promise.all(sources.map(async ({ label, items }) => ({ label, items: await items(context, { since, max: ITEMS_PER_SECTION + PERSONAL_CHOICE }) })))
  return {
    sections: found.map(({ label, items }) => ({ label, items: items.slice(0, ITEMS_PER_SECTION).map(withoutTopics) })).filter(({ items }) => items.length > 0),
    personalItems: found.flatMap(({ items }) => items.slice(ITEMS_PER_SECTION)),
  }
}

const withoutTopics = ({ title, text, path }: PersonalItem): NewsletterItem => ({ title, text, path })

/** The last parts of paths: the slugs of things, among which a source finds its own. */
export const slugsOf = (paths: readonly string[]): string[] => paths.map((path) => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1)))

interface StoredContent {
  sections: NewsletterSection[]
  personal_items: PersonalItem[]
}

/** The content of an issue without what was removed since it was composed. */
export const withoutRemoved = async <Content extends StoredContent>(context: Context, content: Content): Promise<Content> => (await allWithoutRemoved(context, [content]))[0]!

/** The same for several issues at once. */
export async function allWithoutRemoved<Content extends StoredContent>(context: Context, contents: readonly Content[]): Promise<Content[]> {
  const paths = contents.flatMap(({ sections, personal_items: personal }) => [...sections.flatMap(({ items }) => items), ...personal]).map(({ path }) => path)
  const sources = [...context.contributions.to('newsletter').values()]
  const there = new Set((await Promise.all(sources.map(({ existing }) => existing(context, paths)))).flat())
  const isThere = ({ path }: NewsletterItem) => there.has(path)
  return contents.map((content) => ({
    ...content,
    sections: content.sections.map(({ label, items }) => ({ label, items: items.filter(isThere) })).filter(({ items }) => items.length > 0),
    personal_items: content.personal_items.filter(isThere),
  }))
}
