import { conceptsIn } from '#features/search/rules/concepts.ts'
import { normalized, tokensOf } from '#features/search/rules/words.ts'
import { PERSONAL_ITEMS, type NewsletterItem, type NewsletterSection, type PersonalItem } from './newsletter.ts'

interface Terms {
  phrase: string
  concepts: ReadonlySet<string>
}

function termsOf(text: string): Terms {
  const tokens = tokensOf(text)
  return { phrase: normalized(tokens), concepts: new Set(conceptsIn(tokens.map(({ word }) => word)).map(({ concept }) => concept)) }
}

/** A function that gives the personal section for a member with these skills, or null when no item is about one of them (requirement W-9). */
export function personalSections(items: readonly PersonalItem[]): (skills: readonly string[]) => NewsletterSection | null {
  const known = items.map((item) => ({ item, terms: termsOf([item.title, ...item.topics].join(' · ')) }))
  return (skills) => {
    const wanted = skills.map(termsOf).filter(({ phrase }) => phrase.trim() !== '')
    const isAbout = (terms: Terms) => wanted.some(({ phrase, concepts }) => terms.phrase.includes(phrase) || [...concepts].some((concept) => terms.concepts.has(concept)))
    const chosen = known.filter(({ terms }) => isAbout(terms)).slice(0, PERSONAL_ITEMS)
    const plain = chosen.map(({ item: { title, text, path } }): NewsletterItem => ({ title, text, path }))
    return plain.length === 0 ? null : { label: 'For your skills', items: plain }
  }
}
