import { z } from 'zod'
import { tagList } from './tags.ts'

export const TITLE_LENGTH = 120
export const PREVIEW_LENGTH = 150
export const CONTENT_LENGTH = 300_000
export const LIST_SIZE = 20
/** `getAllBlogs` has no paging in the specification; it answers the newest of this many (requirement B-2). */
export const ALL_BLOGS_SIZE = 200

export const EMPTY_EDITOR = 'Editor is empty! Please write something.'
export const OUTDATED = 'This blog was changed in another window since you opened it.'

/** What the page says after Save, with the number of characters of the text without tags (requirement B-9). */
export const blogSaved = (characters: number) => `Blog saved! ${new Intl.NumberFormat('en').format(characters)} characters.`

export const SORTS = ['newest', 'trending', 'following'] as const
export type Sort = (typeof SORTS)[number]

const title = z
  .string('A title is a line of text.')
  .max(TITLE_LENGTH * 8, `Please keep the title under ${TITLE_LENGTH} characters.`)
  .transform((text) => text.normalize('NFC').replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ' ').replace(/\s+/g, ' ').trim())
  .refine((text) => text.length <= TITLE_LENGTH, `Please keep the title under ${TITLE_LENGTH} characters.`)

const content = z
  .string('A blog is text.')
  .max(CONTENT_LENGTH, `Please keep a blog under ${new Intl.NumberFormat('en').format(CONTENT_LENGTH)} characters.`)

export const blogText = z.object({
  id: z.uuid('We could not find that blog.'),
  /** The revision of the draft that this edit was made on; 0 for the first save. */
  revision: z.int('A revision is a whole number.').min(0, 'A revision is not negative.'),
  title,
  content,
  tags: tagList,
  coverId: z.uuid('We could not find that picture.').nullish().transform((id) => id ?? null),
})
export type BlogText = z.output<typeof blogText>

export const blogId = z.object({ id: z.uuid('We could not find that blog.') })

export const listQuestion = z.object({
  q: z.string().max(200, 'Please search for fewer than 200 characters.').nullish().transform((text) => text?.trim() || null),
  tag: z.string().max(60).nullish().transform((text) => text?.trim().toLowerCase() || null),
  author: z.string().max(60).nullish().transform((text) => text?.trim().toLowerCase() || null),
  sort: z.enum(SORTS, 'Blogs are sorted by newest, trending or following.').nullish().transform((sort) => sort ?? 'newest'),
  after: z.string().max(100).nullish().transform((cursor) => cursor || null),
  first: z.int().min(1, 'Ask for at least one.').max(100, 'Ask for at most 100.').nullish().transform((first) => first ?? LIST_SIZE),
})
export type ListQuestion = z.output<typeof listQuestion>

/** The title of a blog whose Title field was left blank: its first heading or line (requirement B-8). */
export function titleFromText(text: string): string {
  const line = text.split('\n').map((one) => one.trim()).find((one) => one !== '') ?? ''
  return line.length <= TITLE_LENGTH ? line : `${line.slice(0, TITLE_LENGTH - 1).trimEnd()}…`
}
