import { useState } from 'react'
import type { ApiError } from '../graphql/api-error.ts'
import { standingErrors } from './standing-errors.ts'

/**
 * The messages of a refused form by the paths of its fields, without those of fields that were changed since (`standingErrors`), and the message of
 * the whole form, which is null if a field is named: the focus goes there.
 */
export function useFieldErrors(error: ApiError | null, values: object, prefix?: string): { fields: Record<string, string>; message: string | null } {
  const [asked, setAsked] = useState({ error, values })
  if (asked.error !== error) setAsked({ error, values })
  if (error === null) return { fields: {}, message: null }
  const isNamed = Object.keys(error.fields).length > 0
  return { fields: asked.error === error ? standingErrors(error.fields, asked.values, values, prefix) : error.fields, message: isNamed ? null : error.message }
}
