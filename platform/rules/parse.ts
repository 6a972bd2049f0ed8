import type { z } from 'zod'
import { Refusal, REFUSALS, type FieldRefusals } from './refusals.ts'

/** Parses unknown input with a schema. Throws an INVALID_INPUT refusal with one message per invalid field. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  // People never see the library's own messages.
  const result = schema.safeParse(input, { error: () => REFUSALS.INVALID_INPUT.message })
  if (result.success) return result.data
  const fields: FieldRefusals = {}
  for (const issue of result.error.issues) {
    const field = issue.path.map(String).join('.')
    // Without a path the whole input is invalid, and the schema's message is not meant for people.
    if (field !== '') fields[field] ??= issue.message
  }
  const first = Object.values(fields)[0]
  throw new Refusal('INVALID_INPUT', first === undefined ? { fields } : { message: first, fields })
}

/** Parses the parameters of a URL. Throws NOT_FOUND when they are invalid, like for a record that does not exist. */
export function parseAddress<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input)
  if (!result.success) throw new Refusal('NOT_FOUND')
  return result.data
}
