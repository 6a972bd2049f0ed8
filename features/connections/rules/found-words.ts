import { tokensOf, type Token } from '#platform/rules/words.ts'
import type { WordMatch } from './fuzzy-match.ts'
import { stemOf } from './stem.ts'

/** The texts of a person that a search looks at. */
export interface SearchedTexts {
  name: string
  username: string
  headline: string
  location: string
  skills: readonly string[]
}

/** The skills in their order, but first those with one of the words. */
export function foundFirst(skills: readonly string[], words: readonly string[]): string[] {
  const isFound = (skill: string) => tokensOf(skill).some(({ word }) => words.includes(word))
  return [...skills.filter(isFound), ...skills.filter((skill) => !isFound(skill))]
}

/** The typed text without its typing errors, with the words of the best person, or null if the person has all words as they were typed. */
export function correctedText(typed: string, matches: readonly WordMatch[], best: SearchedTexts): string | null {
  const texts = [best.name, best.headline, ...best.skills, best.location, best.username]
  const said = texts.flatMap((text) => tokensOf(text).map((token) => ({ ...token, text: text.slice(token.start, token.end) })))
  const meant = tokensOf(typed).flatMap(({ word, start, end }) => {
    const match = matches.find((one) => one.typed === word)
    const text = match === undefined ? null : meantWord(match, said)
    return text === null ? [] : [{ text, start, end }]
  })
  if (meant.length === 0) return null
  return meant.reduceRight((text, word) => text.slice(0, word.start) + word.text + text.slice(word.end), typed)
}

/** The word that was meant; null if it is the typed one. */
function meantWord({ typed, words }: WordMatch, said: readonly (Token & { text: string })[]): string | null {
  const found = said.filter(({ word }) => words.includes(word))
  return found.some(({ word }) => word.startsWith(typed) || word.startsWith(stemOf(typed))) ? null : (found[0]?.text ?? null)
}
