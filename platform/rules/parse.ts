import type { z } from 'zod'
import { Refusal, REFUSALS, type FieldRefusals } from './refusals.ts'

/** Turns unknown input into a typed value, or refuses with one sentence per wrong field. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  // What a schema has no sentence for is not said in the words of a library.
  const result = schema.safeParse(input, { error: () => REFUSALS.INVALID_INPUT.message })
  if (result.success) return result.data
  const fields: FieldRefusals = {}
  for (const issue of result.error.issues) {
    const field = issue.path.map(String).join('.')
    // Without a path it is the input as a whole that is wrong; the schema's words for that are not for people.
    if (field !== '') fields[field] ??= issue.message
  }
  const first = Object.values(fields)[0]
  throw new Refusal('INVALID_INPUT', first === undefined ? { fields } : { message: first, fields })
}

/** Reads what an address names. One that can name nothing is not found, like one that names nothing. */
export function parseAddress<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input)
  if (!result.success) throw new Refusal('NOT_FOUND')
  return result.data
}
