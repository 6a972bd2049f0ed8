const SHOWN = 8

export interface ChipSuggestions {
  options: string[]
  /** What the last option adds exactly as it is typed; null if there is no other option or one is equal to it. */
  exact: string | null
  /** Whether Enter takes the first option, because it begins with what is typed or is equal to it. */
  isFirstSelected: boolean
}

interface Typing {
  typed: string
  suggestions: readonly string[]
  /** The usual name of a text that is another name of a suggestion. */
  nameOf?: ((text: string) => string) | undefined
}

/** What is suggested while a chip is typed: suggestions that are equal to the text, those that begin with it, then those that have it inside. */
export function suggestChips({ typed, suggestions, nameOf = (text) => text }: Typing): ChipSuggestions {
  const text = typed.trim()
  const words = text.toLowerCase()
  const name = nameOf(text).toLowerCase()
  const rankOf = (suggestion: string) => {
    const known = suggestion.toLowerCase()
    return known === name || known === words ? 0 : known.startsWith(words) ? 1 : known.includes(words) ? 2 : 3
  }
  const found = words === '' ? [] : suggestions.map((suggestion) => ({ suggestion, rank: rankOf(suggestion) })).filter(({ rank }) => rank < 3)
  const [first, ...others] = found.sort((one, other) => one.rank - other.rank).slice(0, SHOWN)
  if (first === undefined) return { options: [], exact: null, isFirstSelected: false }
  return { options: [first, ...others].map(({ suggestion }) => suggestion), exact: first.rank === 0 ? null : text, isFirstSelected: first.rank < 2 }
}

/** What Enter adds; null for nothing. */
export const chipAtEnter = (typed: string, { options, isFirstSelected }: ChipSuggestions): string | null => (isFirstSelected ? options[0]! : typed.trim() || null)

/** What leaving the field adds; null if nothing is typed or it may be the beginning of a suggestion. */
export const chipOnLeave = (typed: string, shown: ChipSuggestions): string | null => (shown.isFirstSelected && shown.exact !== null ? null : chipAtEnter(typed, shown))
