import { fold } from './words.ts'

export const TAG_LENGTH = 30

/** Normalizes a tag: lowercase letters without accents and digits of any script, joined by hyphens. Empty if nothing is left. */
export function tagOf(text: string): string {
  const words = fold(text).split(/[^\p{L}\p{N}+#.]+/u)
  return words
    .map((word) => word.replace(/^[#.]+/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join('-')
    .slice(0, TAG_LENGTH)
    // The limit may have cut a character in half.
    .replace(/\p{Cs}$/u, '')
    .replace(/-+$/, '')
}
