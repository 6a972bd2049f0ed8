import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { cleanLine } from '#platform/rules/text.ts'
import { withMadeIds } from './made-ids.ts'
import { cutText } from './setting-change.ts'
import { SHAPES, SITE_KEYS, type FieldShape, type SettingShape } from './shapes.ts'
import type { SiteKey } from './site.ts'

const MAX_LINES = 20

const line = ({ label, maxLength, optional }: Pick<FieldShape, 'label' | 'maxLength' | 'optional'>) =>
  z
    .string(`${label} must be a line of text.`)
    .max(maxLength * 4, `Keep ${label} to ${maxLength} characters.`)
    .transform(cleanLine)
    .refine((text) => optional === true || text !== '', `${label} can’t be empty.`)
    .refine((text) => text.length <= maxLength, `Keep ${label} to ${maxLength} characters.`)

/** A list of lines. An error is about one line and names it. */
const lines = ({ label, maxLength, min, count }: { label: string; maxLength: number; min: number; count: number }) =>
  z
    .array(z.string(`${label} must be a list of lines.`).max(maxLength * 4, `Keep each line to ${maxLength} characters.`).transform(cleanLine), `${label} must be a list of lines.`)
    .max(count, `${label}: at most ${count} lines.`)
    .superRefine((all, context) => {
      if (all.length < min) context.addIssue({ code: 'custom', message: 'Add at least one line.' })
      for (const [at, text] of all.entries()) {
        const first = all.indexOf(text)
        const fault = text === '' ? 'it can’t be empty.' : text.length > maxLength ? `keep it to ${maxLength} characters. It has ${text.length}.` : first < at ? `it’s the same as line ${first + 1}.` : null
        if (fault !== null) context.addIssue({ code: 'custom', path: [at], message: `Line ${at + 1}${text === '' ? '' : ` (“${cutText(text, 30)}”)`}: ${fault}` })
      }
    })

/** Only http and https addresses of a site, so that no link runs a script or leads nowhere. */
const isAddress = (text: string) => text === '' || /^https?:\/\/[^\s/.]+\.[^\s]+$/i.test(text)

function fieldSchema(field: FieldShape): z.ZodType {
  switch (field.kind) {
    case 'text':
      return textSchema({ name: field.label, maxLength: field.maxLength, requiredMessage: `${field.label} can’t be empty.` })
    case 'lines':
      return lines({ label: field.label, maxLength: field.maxLength, min: 0, count: MAX_LINES })
    case 'number':
      return z.int(`${field.label} must be a whole number.`).refine((number) => number >= (field.min ?? 1) && number <= field.maxLength, `${field.label} must be from ${field.min ?? 1} to ${field.maxLength}.`)
    case 'address':
      return line(field).refine(isAddress, `Enter an address such as https://example.com for ${field.label}.`)
    case 'slug':
    case 'username':
      return line(field).refine((text) => text === '' || /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text), `Use lowercase letters, numbers and hyphens in ${field.label}.`)
    default:
      return line(field)
  }
}

function record(fields: readonly FieldShape[]) {
  // A value that was stored before an optional field existed has none.
  const schemaFor = (field: FieldShape) => (field.optional === true ? z.preprocess((value) => value ?? '', fieldSchema(field)) : fieldSchema(field))
  return z.object(Object.fromEntries(fields.map((field) => [field.name, schemaFor(field)])), 'This value isn’t valid here.')
}

function schemaOf(shape: SettingShape): z.ZodType {
  switch (shape.kind) {
    case 'text':
      return textSchema({ name: shape.label, maxLength: shape.maxLength, requiredMessage: `${shape.label} can’t be empty.` })
    case 'lines':
      return lines(shape)
    case 'record':
      return record(shape.fields)
    case 'records': {
      const slugs = shape.fields.filter(({ kind }) => kind === 'slug').map(({ name }) => name)
      const list = z
        .array(record(shape.fields), `${shape.label} must be a list.`)
        .max(shape.count, `${shape.label}: at most ${shape.count}.`)
        .refine((all) => all.length >= shape.min, `${shape.label}: at least one ${shape.itemLabel}.`)
        .refine((all) => slugs.every((name) => new Set(all.map((one) => one[name])).size === all.length), `${shape.label}: each slug must be unique.`)
      return z.preprocess((value) => withMadeIds(value, shape.fields, shape.itemLabel), list)
    }
  }
}

/** The validation of each setting, generated from its shape like the form. */
export const settingSchemas = Object.fromEntries(SITE_KEYS.map((key) => [key, schemaOf(SHAPES[key])])) as Record<SiteKey, z.ZodType>

export const settingInput = z.object({
  key: z.enum(SITE_KEYS as [SiteKey, ...SiteKey[]], 'This setting doesn’t exist.'),
  /** The value as JSON; null resets the setting to its default. */
  value: z.string().max(200_000, 'This text is too long.').nullish().transform((value) => value ?? null),
  /** The revision that was edited; 0 if there is no stored value. */
  revision: z.int('The revision must be a whole number.').min(0, 'The revision can’t be negative.'),
})
