/** A word of a text: folded, with its place in the original text. */
export interface Token {
  word: string
  start: number
  end: number
}

const MAX_WORD_LENGTH = 30

/** Scripts that write words without spaces between them, and Korean, whose words have endings. */
const UNSPACED = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
const TOKEN = new RegExp(`[cC]\\+\\+|[cCfF]#|[${UNSPACED}]+|(?:(?![${UNSPACED}])[\\p{L}\\p{N}])(?:(?![${UNSPACED}])[\\p{L}\\p{N}\\p{M}'’ʼ])*`, 'gu')
const IS_UNSPACED = new RegExp(`^[${UNSPACED}]`, 'u')
const LETTERS: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ł: 'l', ø: 'o', đ: 'd', ı: 'i', ħ: 'h', ð: 'd', þ: 't' }

/** Lower case, without accents and apostrophes; full-width letters become plain ones. */
export const fold = (text: string): string => (/^[\x20-\x26\x28-\x7e]*$/.test(text) ? text.toLowerCase() : foldLetters(text))

const foldLetters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʼ]/g, '')
    .normalize('NFC')
    .replace(/[ßæœłøđıħðþ]/g, (letter) => LETTERS[letter]!)

/** The words of a text in their order. Scripts without spaces, such as Chinese and Thai, are cut into pairs of characters. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const { 0: match, index } of text.matchAll(TOKEN)) {
    if (IS_UNSPACED.test(match)) tokens.push(...pairsOf(match, index))
    else {
      const word = [...fold(match)].slice(0, MAX_WORD_LENGTH).join('')
      if (word !== '') tokens.push({ word, start: index, end: index + match.length })
    }
  }
  return tokens
}

function pairsOf(run: string, index: number): Token[] {
  const characters = [...run]
  if (characters.length === 1) return [{ word: fold(run), start: index, end: index + run.length }]
  const pairs: Token[] = []
  let start = index
  for (const [at, one] of characters.slice(0, -1).entries()) {
    const next = characters[at + 1]!
    pairs.push({ word: fold(one + next), start, end: start + one.length + next.length })
    start += one.length
  }
  return pairs
}

/** Whether a word is a pair of characters of a script without spaces. */
export const isUnspaced = (word: string): boolean => IS_UNSPACED.test(word)

export const hasDigit = (word: string): boolean => /\p{N}/u.test(word)

/**
 * Two words as one, if they stand together: `k-means` is `kmeans`, `GPT 4` is `gpt4`. With a hyphen, dot, slash or underscore between them any
 * words do, with a space only a word before a number. Null otherwise.
 */
export function joined(text: string, one: Token, next: Token): string | null {
  const between = text.slice(one.end, next.start)
  const isCompound = /^[-‐‑_./]$/.test(between) || (between === ' ' && /^\p{L}+$/u.test(one.word) && /^\p{N}/u.test(next.word))
  if (!isCompound || isUnspaced(one.word) || isUnspaced(next.word)) return null
  return (one.word + next.word).slice(0, MAX_WORD_LENGTH)
}

/** Words that nearly every text contains. They are indexed in titles only, and a search for other words ignores them. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a about all also an and any are as at be been but by can could did do does for from had has have he her his how i if in into is it its just me more my no not of on one or our out she should so some than that the their them then there these they this those to up us was we were what when where which who why will with would you your'.split(' '),
)

/** The words of a text joined by spaces, with a space at both ends: an exact phrase is a part of it. */
export const normalized = (tokens: readonly Token[]): string => ` ${tokens.map(({ word }) => word).join(' ')} `
