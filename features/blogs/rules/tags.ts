export const MAX_TAGS = 5
export const TAG_LENGTH = 30

/** A tag as it is kept: lowercase letters and digits of any script, joinSegments by hyphens. Empty when nothing is left. */
export function tagOf(text: string): string {
  const words = text.normalize('NFC').toLowerCase().split(/[^\p{L}\p{N}+#.]+/u)
  return words
    .map((word) => word.replace(/^[#.]+/, ''))
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
    .join('-')
    .slice(0, TAG_LENGTH)
    // The cut may have gone through a character.
    .replace(/\p{Cs}$/u, '')
    .replace(/-+$/, '')
}
