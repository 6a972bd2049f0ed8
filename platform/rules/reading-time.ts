const WORDS_A_MINUTE = 230
// In scripts without spaces each character counts as a word.
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}`
const WORD = new RegExp(`[${UNSPACED}]|[^\\s${UNSPACED}]+`, 'gu')

/** The reading time of a text in minutes, at least one. Code counts like prose. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round((text.match(WORD)?.length ?? 0) / WORDS_A_MINUTE))
}
