const WORDS_A_MINUTE = 230
// Writing without spaces is counted by the character, which is a word more often than not.
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`
const WORD = new RegExp(`[${UNSPACED}]|[^\\s${UNSPACED}]+`, 'gu')

/** The minutes that a text takes to read, at least one; code counts like prose. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round((text.match(WORD)?.length ?? 0) / WORDS_A_MINUTE))
}
