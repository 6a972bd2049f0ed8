import { z } from 'zod'
import { givenText } from '#platform/rules/given-text.ts'
import { cleanLine } from '#platform/rules/text.ts'
import { SHAPES, SITE_KEYS, type FieldShape, type SettingShape } from './shapes.ts'
import type { SiteKey } from './site.ts'

const MOST_LINES = 20

const line = ({ label, most, optional }: Pick<FieldShape, 'label' | 'most' | 'optional'>) =>
  z
    .string(`${label} is a line of text.`)
    .max(most * 4, `Please keep ${label} under ${most} characters.`)
    .transform(cleanLine)
    .refine((text) => optional === true || text !== '', `Please fill in ${label}.`)
    .refine((text) => text.length <= most, `Please keep ${label} under ${most} characters.`)

const lines = ({ label, most, least, count }: { label: string; most: number; least: number; count: number }) =>
  z
    .array(line({ label, most }), `${label} is a list of lines.`)
    .max(count, `${label}: at most ${count} lines.`)
    .refine((all) => all.length >= least, `${label}: at least one line.`)
    .refine((all) => new Set(all).size === all.length, `${label}: no line twice.`)

/** Only addresses that a browser may open from a link: nothing that runs. */
const isAddress = (text: string) => text === '' || /^https?:\/\/[^\s/][^\s]*$/i.test(text)

function fieldSchema(field: FieldShape): z.ZodType {
  switch (field.kind) {
    case 'text':
      return givenText({ called: field.label, most: field.most, missing: `Please fill in ${field.label}.` })
    case 'lines':
      return lines({ label: field.label, most: field.most, least: 0, count: MOST_LINES })
    case 'number':
      return z.int(`${field.label} is a whole number.`).min(1, `${field.label} is at least 1.`).max(field.most, `${field.label} is at most ${field.most}.`)
    case 'address':
      return line(field).refine(isAddress, `${field.label} begins with http:// or https://.`)
    case 'slug':
    case 'username':
      return line(field).refine((text) => text === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text), `${field.label} has small letters, digits and hyphens.`)
    default:
      return line(field)
  }
}

function record(fields: readonly FieldShape[]) {
  return z.object(Object.fromEntries(fields.map((field) => [field.name, fieldSchema(field)])), 'This is not what belongs here.')
}

function schemaOf(shape: SettingShape): z.ZodType {
  switch (shape.kind) {
    case 'text':
      return givenText({ called: shape.label, most: shape.most, missing: `Please fill in ${shape.label}.` })
    case 'lines':
      return lines(shape)
    case 'record':
      return record(shape.fields)
    case 'records': {
      const slugs = shape.fields.filter(({ kind }) => kind === 'slug').map(({ name }) => name)
      return z
        .array(record(shape.fields), `${shape.label} is a list.`)
        .max(shape.count, `${shape.label}: at most ${shape.count}.`)
        .refine((all) => all.length >= shape.least, `${shape.label}: at least one ${shape.one}.`)
        .refine((all) => slugs.every((name) => new Set(all.map((one) => one[name])).size === all.length), `${shape.label}: no address twice.`)
    }
  }
}

/** What each setting must be: made from its shape, so that the form and the law never differ. */
export const settingSchemas = Object.fromEntries(SITE_KEYS.map((key) => [key, schemaOf(SHAPES[key])])) as Record<SiteKey, z.ZodType>

export const settingForm = z.object({
  key: z.enum(SITE_KEYS as [SiteKey, ...SiteKey[]], 'There is no such setting.'),
  /** The value as JSON; null: back to what the site had at first. */
  value: z.string().max(200_000, 'That is too much text.').nullish().transform((value) => value ?? null),
  /** The revision that was seen; 0 where nobody had written anything. */
  revision: z.int('A revision is a whole number.').min(0, 'A revision is not negative.'),
})
