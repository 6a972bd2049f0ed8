import { z } from 'zod'
import { hasVisibleText } from './visible-text.ts'
import { cleanText } from './text.ts'

interface TextOptions {
  /** What it is in the sentence about its length: `a comment`. */
  name: string
  maxLength: number
  /** What is said where nothing that can be seen is written; absent: nothing is fine. */
  requiredMessage?: string
}

/** Plain text of several lines that somebody writes into a field: cleaned, with a sentence for each way of being wrong. */
export function textSchema({ name, maxLength, requiredMessage }: TextOptions) {
  const tooLong = `Keep ${name} under ${maxLength} characters.`
  return z
    .string(requiredMessage ?? 'Write something here.')
    .max(maxLength * 4, tooLong)
    .transform(cleanText)
    .refine((text) => requiredMessage === undefined || hasVisibleText(text), requiredMessage ?? '')
    .refine((text) => text.length <= maxLength, tooLong)
}
