import { SYNONYMS } from './synonyms.ts'
import { tokensOf } from '#platform/rules/words.ts'

/** A form of a concept in a list of words. */
export interface Mention {
  concept: string
  /** The places of its words. */
  from: number
  to: number
}

interface Form {
  words: readonly string[]
  concept: string
}

// Concepts are words of the index, too. No text contains this sign as a part of a word.
const nameOf = (forms: readonly string[]) => `~${forms[0]!.replaceAll(' ', '-')}`

const formsByFirstWord = Map.groupBy(
  SYNONYMS.flatMap((forms): Form[] => forms.map((form) => ({ words: tokensOf(form).map(({ word }) => word), concept: nameOf(forms) }))),
  ({ words }) => words[0]!,
)

/** The concepts that a list of words mentions; the longest form at each place. */
export function conceptsIn(words: readonly string[]): Mention[] {
  return words.flatMap((word, from) => {
    const forms = (formsByFirstWord.get(word) ?? []).filter((form) => form.words.every((part, at) => words[from + at] === part))
    const longest = Math.max(...forms.map((form) => form.words.length))
    return forms.filter((form) => form.words.length === longest).map(({ concept }) => ({ concept, from, to: from + longest }))
  })
}
