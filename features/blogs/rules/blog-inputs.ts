import { z } from 'zod'
import { TAG_LENGTH, tagOf } from '#platform/rules/tags.ts'
import { CONTENT_LENGTH, LIST_SIZE, MAX_TAGS, SORTS, TITLE_LENGTH } from './blog.ts'

const tagList = z
  .array(z.string('Tags must be text.').max(200, `Use at most ${TAG_LENGTH} characters per tag.`), 'Tags must be a list.')
  .max(20, `Add up to ${MAX_TAGS} tags.`)
  .transform((tags) => [...new Set(tags.map(tagOf).filter((tag) => tag !== ''))])
  .refine((tags) => tags.length <= MAX_TAGS, `Add up to ${MAX_TAGS} tags.`)

const title = z
  .string('The title must be a line of text.')
  .max(TITLE_LENGTH * 8, `Keep the title to ${TITLE_LENGTH} characters.`)
  .transform((text) => text.normalize('NFC').replace(/[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, ' ').replace(/\s+/g, ' ').trim())
  .refine((text) => text.length <= TITLE_LENGTH, `Keep the title to ${TITLE_LENGTH} characters.`)

const content = z
  .string('The blog must be text.')
  .max(CONTENT_LENGTH, `Keep the blog to ${new Intl.NumberFormat('en').format(CONTENT_LENGTH)} characters.`)

/** What the content is written in: the HTML of the editor, the HTML of other programs, or Markdown. */
export const CONTENT_FORMATS = ['EDITOR', 'HTML', 'MARKDOWN'] as const
export type ContentFormat = (typeof CONTENT_FORMATS)[number]

export const blogText = z.object({
  id: z.uuid('We couldn’t find that blog.'),
  /** The revision of the draft that was edited; 0 for the first save. */
  revision: z.int('The revision must be a whole number.').min(0, 'The revision can’t be negative.'),
  title,
  content,
  format: z.enum(CONTENT_FORMATS, 'The format is EDITOR, HTML or MARKDOWN.').nullish().transform((format) => format ?? 'EDITOR'),
  tags: tagList,
  coverId: z.uuid('We couldn’t find that image.').nullish().transform((id) => id ?? null),
})
export type BlogText = z.output<typeof blogText>

export const blogId = z.object({ id: z.uuid('We couldn’t find that blog.') })

/** One blog, or all of the viewer’s. */
export const blogDaysInput = z.object({ id: z.uuid('We couldn’t find that blog.').nullish().transform((id) => id ?? null) })

/** Whether a blog is on the viewer's reading list. */
export const bookmarkInput = blogId.extend({ isSaved: z.boolean('Saved or not?') })

export const listInput = z.object({
  q: z.string().max(200, 'Use at most 200 characters.').nullish().transform((text) => text?.trim() || null),
  tag: z.string().max(60).nullish().transform((text) => text?.trim().toLowerCase() || null),
  author: z.string().max(60).nullish().transform((text) => text?.trim().toLowerCase() || null),
  sort: z.enum(SORTS, 'Blogs are sorted by match, newest, trending or following.').nullish().transform((sort) => sort ?? 'newest'),
  after: z.string().max(100).nullish().transform((cursor) => cursor || null),
  first: z.int().min(1, 'Ask for at least one.').max(100, 'Ask for at most 100.').nullish().transform((first) => first ?? LIST_SIZE),
})
export type ListInput = z.output<typeof listInput>
