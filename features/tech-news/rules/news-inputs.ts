import { z } from 'zod'
import { cleanLine } from '#platform/rules/text.ts'
import { textSchema } from '#platform/rules/text-schema.ts'
import { REASON_LENGTH } from '#features/administration/rules/lengths.ts'
import { hasVisibleText } from '#platform/rules/visible-text.ts'
import { CONTENT_LENGTH, EXCERPT_LENGTH, MAX_PAGES, TITLE_LENGTH } from './articles.ts'
import { CATEGORIES } from './categories.ts'

const line = (name: string, maxLength: number, missing: string) =>
  z
    .string(missing)
    .max(maxLength * 4, `Keep ${name} to ${maxLength} characters.`)
    .transform(cleanLine)
    .refine(hasVisibleText, missing)
    .refine((text) => text.length <= maxLength, `Keep ${name} to ${maxLength} characters.`)

const category = z.enum(CATEGORIES, 'Choose a category.')
const revision = z.int('The revision must be a whole number.').min(0, 'The revision can’t be negative.')

export const articleId = z.object({ id: z.uuid('We couldn’t find that article.') })

export const listInput = z.object({
  q: z.string().max(200, 'Use at most 200 characters.').nullish().transform((text) => text?.trim() || null),
  category: z.enum(CATEGORIES, 'We couldn’t find that category.').nullish().transform((category) => category ?? null),
  page: z.int().min(1, 'Pages start at 1.').max(MAX_PAGES, 'There are no more pages.').nullish().transform((page) => page ?? 1),
})

export const savingInput = articleId.extend({ isSaved: z.boolean('Saved or not?') })
export const stateInput = articleId.extend({ isHidden: z.boolean().nullish(), isFeatured: z.boolean().nullish(), reason: textSchema({ name: 'the reason', maxLength: REASON_LENGTH }).nullish() })

/** The browser makes the id, so that writing an article twice writes it once. */
export const articleInput = articleId.extend({
  revision,
  title: line('the title', TITLE_LENGTH, 'Enter a title.'),
  excerpt: textSchema({ name: 'the excerpt', maxLength: EXCERPT_LENGTH, requiredMessage: 'Enter an excerpt.' }),
  category,
  content: z.string().max(CONTENT_LENGTH, 'This text is too long.').nullish().transform((text) => text?.trim() || null),
})
export const newsPreviewInput = z.object({ text: z.string().max(CONTENT_LENGTH, 'This text is too long.') })
export type ArticleInput = z.output<typeof articleInput>

export const sourceInput = z.object({
  id: z.uuid('We couldn’t find that source.'),
  revision,
  name: line('the name', 80, 'Enter a name.'),
  address: z
    .string('Enter the address of the feed.')
    .max(2000, 'This address is too long.')
    .transform((text) => text.trim())
    .pipe(z.url({ protocol: /^https?$/, normalize: true, error: 'Enter an address that starts with https:// or http://.' })),
  category,
  isEnabled: z.boolean('Enabled or not?'),
})
export type SourceInput = z.output<typeof sourceInput>

export const sourceId = z.object({ id: z.uuid('We couldn’t find that source.') })
