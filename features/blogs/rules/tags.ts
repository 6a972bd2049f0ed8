import { z } from 'zod'

export const MOST_TAGS = 5
export const TAG_LENGTH = 30

/** A tag as it is kept: lowercase letters and digits of any script, joined by hyphens. Empty when nothing is left. */
export function tagOf(text: string): string {
  const words = text.normalize('NFC').toLowerCase().split(/[^\p{L}\p{N}+#.]+/u)
  return words.filter((word) => word !== '' && word !== '.').join('-').slice(0, TAG_LENGTH).replace(/-+$/, '')
}

export const tagList = z
  .array(z.string('A tag is text.').max(200, `A tag has at most ${TAG_LENGTH} characters.`), 'Tags are a list.')
  .max(20, `A blog has at most ${MOST_TAGS} tags.`)
  .transform((tags) => [...new Set(tags.map(tagOf).filter((tag) => tag !== ''))])
  .refine((tags) => tags.length <= MOST_TAGS, `A blog has at most ${MOST_TAGS} tags.`)
