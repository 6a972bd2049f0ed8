import { mentions, readTopics } from '#features/search/rules/topics.ts'
import { PERSONAL_ITEMS, type NewsletterItem, type NewsletterSection, type PersonalItem } from './newsletter.ts'

/** A function that gives the personal section for a member with these skills and followed topics, or null when no item is about one of them (requirement W-9). */
export function personalSections(items: readonly PersonalItem[]): (subjects: readonly string[]) => NewsletterSection | null {
  const known = items.map((item) => ({ item, text: readTopics([item.title, ...item.topics]) }))
  return (subjects) => {
    const wanted = subjects.map(mentions)
    const chosen = known.filter(({ text }) => wanted.some((isMentioned) => isMentioned(text))).slice(0, PERSONAL_ITEMS)
    const plain = chosen.map(({ item: { title, text, path } }): NewsletterItem => ({ title, text, path }))
    return plain.length === 0 ? null : { label: 'For your skills and topics', items: plain }
  }
}
