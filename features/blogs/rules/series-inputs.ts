import { z } from 'zod'
import { cleanLine } from '#platform/rules/text.ts'
import { textSchema } from '#platform/rules/text-schema.ts'
import { hasVisibleText } from '#platform/rules/visible-text.ts'
import { MAX_PARTS, SERIES_DESCRIPTION_LENGTH, SERIES_TITLE_LENGTH } from './series.ts'

const seriesId = z.uuid('We couldn’t find that series.')
const blogId = z.uuid('We couldn’t find that blog.')

const TOO_LONG = `Keep the title to ${SERIES_TITLE_LENGTH} characters.`
const title = z
  .string('Give the series a title.')
  .max(SERIES_TITLE_LENGTH * 8, TOO_LONG)
  .transform(cleanLine)
  .refine(hasVisibleText, 'Give the series a title.')
  .refine((text) => text.length <= SERIES_TITLE_LENGTH, TOO_LONG)

const description = textSchema({ name: 'the description', maxLength: SERIES_DESCRIPTION_LENGTH })

export const seriesInput = z.object({ id: seriesId })

/** The browser generates the id, so that creating a series twice writes it once. */
export const newSeriesInput = z.object({ id: seriesId, title, description })
export type NewSeries = z.output<typeof newSeriesInput>

export const editSeriesInput = newSeriesInput.extend({ revision: z.int('The revision must be a whole number.').min(1) })
export type EditedSeries = z.output<typeof editSeriesInput>

export const orderInput = z.object({
  id: seriesId,
  revision: z.int('The revision must be a whole number.').min(1),
  blogIds: z.array(blogId).max(MAX_PARTS * 2, 'This is too long for a series.').refine((ids) => new Set(ids).size === ids.length, 'Name each part once.'),
})
export type PartOrder = z.output<typeof orderInput>

export const placeInput = z.object({ blogId, seriesId: seriesId.nullish().transform((id) => id ?? null) })

/** The choice of the publish step; absent: the series of the blog stays as it is. */
export const seriesChoice = z
  .object({ id: seriesId.nullish().transform((id) => id ?? null), title: title.nullish().transform((text) => text ?? null) })
  .refine(({ id, title }) => id !== null || title === null, { path: ['id'], error: 'A new series needs an ID.' })
  .nullish()
  .transform((choice) => choice ?? null)
