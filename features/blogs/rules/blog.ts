export const TITLE_LENGTH = 120
export const PREVIEW_LENGTH = 150
export const CONTENT_LENGTH = 300_000
export const LIST_SIZE = 20
export const MAX_TAGS = 5
/** How many blogs a reading list holds. */
export const MAX_BOOKMARKS = 1_000
/** `getAllBlogs` has no paging in the specification; it returns this many of the newest blogs (requirement B-2). */
export const ALL_BLOGS_SIZE = 200

export const EMPTY_EDITOR = 'Editor is empty! Please write something.'
export const IMAGE_NOT_ADDED = 'An image couldn’t be added. Remove it or add it again, then press Save.'
export const OUTDATED = 'This blog was changed in another window after you opened it.'

/** The message after Save, with the number of characters of the text without tags (requirement B-9). */
export const blogSaved = (characters: number) => `Blog saved! ${new Intl.NumberFormat('en').format(characters)} characters.`

/** `match` is the best match of a search; without a search it is the same as `newest`. */
export const SORTS = ['match', 'newest', 'trending', 'following'] as const
export type Sort = (typeof SORTS)[number]

/** The order of a list whose address says none: a search begins with the best match. */
export const usualSort = (isSearch: boolean): Sort => (isSearch ? 'match' : 'newest')

/** The title of a blog whose title field was left empty: its first heading or line (requirement B-8). */
export function titleFromText(text: string): string {
  const line = text.split('\n').map((one) => one.trim()).find((one) => one !== '') ?? ''
  return line.length <= TITLE_LENGTH ? line : `${line.slice(0, TITLE_LENGTH - 1).trimEnd()}…`
}
