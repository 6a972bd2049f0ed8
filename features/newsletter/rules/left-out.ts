import type { NewsletterItem, NewsletterSection, PersonalItem } from './newsletter.ts'

/** The items that an editor removed, in the order of the issue. */
export const leftOutItems = ({ sections }: { sections: readonly NewsletterSection[] }, leftOut: readonly string[]): NewsletterItem[] =>
  sections.flatMap(({ items }) => items).filter(({ path }) => leftOut.includes(path))

/** The content of an issue without what an editor removed; a section that loses all of its items goes with them. */
export function withoutLeftOut<Content extends { sections: NewsletterSection[]; personalItems: PersonalItem[] }>(content: Content, leftOut: readonly string[]): Content {
  const stays = ({ path }: { path: string }) => !leftOut.includes(path)
  return {
    ...content,
    sections: content.sections.map((section) => ({ ...section, items: section.items.filter(stays) })).filter(({ items }) => items.length > 0),
    personalItems: content.personalItems.filter(stays),
  }
}
