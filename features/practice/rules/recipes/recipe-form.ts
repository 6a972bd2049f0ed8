import { recipeSchema, lacksSeed } from './recipe-schema.ts'
import { generateValue } from './generate-value.ts'
import { sizeOfRecipe } from './size-of-recipe.ts'
import { RECIPE_KINDS, type RecipeField, type RecipeFieldKind } from './recipe-kinds.ts'
import { showValue } from '../value.ts'
import { MAX_ESTIMATE } from '../storable.ts'
import { MAX_WIRE } from '../wire.ts'

/** A recipe in the form: its kind, and its fields as they were typed. A part that is a recipe itself is nested, and so are several parts. */
export interface RecipeForm {
  make: string
  fields: Readonly<Record<string, RecipeFieldForm>>
}

export type RecipeFieldForm = string | RecipeForm | readonly RecipeForm[]

/** The most parts of a recipe that has several. */
export const MAX_PARTS = 20

/** The kind of a part that is a list written as JSON. */
export const WRITTEN = 'written'

/** A part as it begins: a list. */
export const newPart = (): RecipeForm => ({ make: WRITTEN, fields: { json: '[1, 2, 3]' } })

/** The text of a field; empty for a nested recipe. */
export const fieldText = (value: RecipeFieldForm | undefined): string => (typeof value === 'string' ? value : '')

/** Whether a value of a test is a recipe. */
export const isRecipeJson = (json: unknown): json is Record<string, unknown> => typeof json === 'object' && json !== null && 'make' in json

/** The recipe with its first settings. */
export function newRecipeForm(make: string, seed: number): RecipeForm {
  const fields = RECIPE_KINDS.find((kind) => kind.make === make)?.fields ?? []
  const firstOf = ({ kind, name, first = '' }: RecipeField): RecipeFieldForm => {
    if (kind === 'part') return newRecipeForm('integers', seed)
    if (kind === 'parts') return [newPart(), newPart()]
    return name === 'seed' ? String(seed) : first
  }
  const first = fields.map((field) => [field.name, firstOf(field)] as const)
  return { make, fields: Object.fromEntries(first) }
}

/** The form of a recipe that is written as JSON; null if no form can show it. */
export function recipeFormOf(json: unknown): RecipeForm | null {
  if (Array.isArray(json) || typeof json === 'string') return { make: WRITTEN, fields: { json: JSON.stringify(json) } }
  if (!isRecipeJson(json)) return null
  const kind = RECIPE_KINDS.find(({ make }) => make === json['make'])
  if (kind === undefined || Object.keys(json).some((name) => name !== 'make' && !kind.fields.some((field) => field.name === name))) return null
  const entries = kind.fields.map(({ name, kind }) => [name, kind === 'part' ? recipeFormOf(json[name]) : kind === 'parts' ? partsOf(json[name]) : textOf(json[name], kind)] as const)
  return entries.some(([, value]) => value === null) ? null : { make: kind.make, fields: Object.fromEntries(entries) as Record<string, RecipeFieldForm> }
}

function partsOf(json: unknown): RecipeForm[] | null {
  const parts = Array.isArray(json) ? json.map(recipeFormOf) : [null]
  return parts.some((part) => part === null) ? null : (parts as RecipeForm[])
}

/** The recipe as JSON. Fields that are empty are left out; what can’t be read stays as it was typed, and the schema refuses it. */
export function recipeOf({ make, fields }: RecipeForm): unknown {
  if (make === WRITTEN) return readJsonField(fieldText(fields['json']))
  const kind = RECIPE_KINDS.find((one) => one.make === make)
  const entries = (kind?.fields ?? []).flatMap(({ name, kind }) => {
    const typed = fields[name] ?? ''
    if (typeof typed !== 'string') return [[name, 'make' in typed ? recipeOf(typed) : typed.map(recipeOf)] as const]
    return (kind === 'text' ? typed : typed.trim()) === '' ? [] : [[name, valueOf(typed, kind)] as const]
  })
  return { make, ...Object.fromEntries(entries) }
}

/** What a recipe that is written as JSON makes: `Dates: 1,000 items, 13,001 characters.` Null without a recipe. */
export function recipeText(json: unknown): string | null {
  if (!isRecipeJson(json)) return null
  const form = recipeFormOf(json)
  const label = RECIPE_KINDS.find(({ make }) => make === json['make'])?.label ?? 'Recipe'
  if (form === null) return `${label}.`
  const preview = previewRecipe(form)
  return 'size' in preview ? `${label}: ${preview.size}.` : `${label}: ${preview.fault}`
}

export type RecipePreview = { first: string; size: string } | { fault: string; field: string }

const TOO_LARGE = { fault: 'This is too large for a test. Make less.', field: 'count' }

/** The first values that a recipe generates and its size, or what is wrong with it and at which field. */
export function previewRecipe(form: RecipeForm): RecipePreview {
  const parsed = recipeSchema.safeParse(recipeOf(form))
  if (!parsed.success) {
    const [field = 'make', part] = parsed.error.issues[0]!.path.map(String)
    return { fault: faultOf(form, field, part), field }
  }
  if ('least' in parsed.data && parsed.data.least > parsed.data.most) return { fault: 'The smallest value is larger than the largest.', field: 'least' }
  if (lacksSeed(parsed.data)) return { fault: 'Enter a seed, so that it makes the same value each time.', field: 'seed' }
  if (sizeOfRecipe(parsed.data) > MAX_ESTIMATE) return TOO_LARGE
  const value = generateValue(parsed.data)
  const { length } = JSON.stringify(value)
  if (length > MAX_WIRE) return TOO_LARGE
  const characters = length.toLocaleString('en')
  const items = typeof value === 'string' ? '' : Array.isArray(value) ? `${value.length.toLocaleString('en')} ${value.length === 1 ? 'item' : 'items'}, ` : ''
  return { first: showValue(value, 400), size: `${items}${characters} characters` }
}

/** A sentence about a field whose value the schema refuses: the schema speaks of types, the hint of what to write. */
function faultOf({ make }: RecipeForm, name: string, part: string | undefined): string {
  const field = RECIPE_KINDS.find((kind) => kind.make === make)?.fields.find((one) => one.name === name)
  if (field?.partName !== undefined) return part === undefined ? `Add at least one ${field.partName}.` : `Check ${field.partName} ${Number(part) + 1}. Write a list as JSON, or choose a recipe.`
  return field === undefined ? 'This recipe isn’t valid.' : `Check “${field.label}”. ${field.hint ?? ''}`.trim()
}

function textOf(value: unknown, kind: RecipeFieldKind): string {
  if (value === undefined) return ''
  if (kind === 'count' && Array.isArray(value)) return value.join(' to ')
  if (kind === 'pair' && Array.isArray(value)) return value.join(' to ')
  if (kind === 'texts' && Array.isArray(value)) return value.every((one) => typeof one === 'string' && !one.includes(',') && one.trim() === one && one !== '') ? value.join(', ') : JSON.stringify(value)
  if (kind === 'boolean') return value === true ? 'yes' : 'no'
  return typeof value === 'string' && kind !== 'json' ? value : JSON.stringify(value)
}

function valueOf(typed: string, kind: RecipeFieldKind): unknown {
  const text = typed.trim()
  const range = /^(-?\d+)\s*(?:to|-|–|,)\s*(-?\d+)$/.exec(text)
  if ((kind === 'count' || kind === 'pair') && range !== null) return [Number(range[1]), Number(range[2])]
  if (kind === 'integer' || kind === 'number' || kind === 'count') return Number.isNaN(Number(text)) ? text : Number(text)
  if (kind === 'texts') return text.startsWith('[') ? readJsonField(text) : text.split(',').map((one) => one.trim()).filter((one) => one !== '')
  if (kind === 'boolean') return text === 'yes'
  // Spaces matter in texts.
  return kind === 'json' ? readJsonField(text) : typed
}

function readJsonField(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
