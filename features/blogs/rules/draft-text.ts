import { tagOf } from '#platform/rules/tags.ts'

/** The content of the editor: everything that Save sends. */
export interface DraftText {
  title: string
  /** Rich text as HTML. */
  content: string
  tags: readonly string[]
  coverId: string | null
}

export const EMPTY_TEXT: DraftText = { title: '', content: '', tags: [], coverId: null }

const EMPTY_PARAGRAPHS = /^(?:<p>(?:<br>)?<\/p>)*$/

/** Whether nothing was written yet, so that there is nothing to save. */
export const isEmptyDraft = (text: DraftText): boolean =>
  text.title.trim() === '' && text.tags.length === 0 && text.coverId === null && EMPTY_PARAGRAPHS.test(text.content)

/** Whether a text has images of other sites that were not fetched. */
export const hasImagesToFetch = (content: string): boolean => /<img(?:[^>"]|"[^"]*")* data-upload="from:/.test(content)

/** Whether a text has images that are only on this device until they are uploaded. */
export const hasImagesToSend = (content: string): boolean => /<img(?:[^>"]|"[^"]*")* data-upload="(?!from:)/.test(content)

/** Whether two drafts are the same to their author. */
export const isSameText = (one: DraftText, other: DraftText): boolean =>
  one.title.trim() === other.title.trim() &&
  one.content === other.content &&
  one.coverId === other.coverId &&
  one.tags.length === other.tags.length &&
  one.tags.every((tag, index) => tag === other.tags[index])

/** Adds the tags in a typed or pasted text to the existing ones, without duplicates. */
export function addTags(tags: readonly string[], typed: string): string[] {
  const added = typed.split(/[,;\n]/).map(tagOf).filter((tag) => tag !== '')
  return [...new Set([...tags, ...added])]
}
