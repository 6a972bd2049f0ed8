import { z } from 'zod'
import { isSeen } from './seen.ts'
import { cleanText } from './text.ts'

interface Wish {
  /** What it is in the sentence about its length: `a comment`. */
  called: string
  most: number
  /** What is said where nothing that can be seen is written; absent: nothing is fine. */
  missing?: string
}

/** Plain text of several lines that somebody writes into a field: cleaned, with a sentence for each way of being wrong. */
export function givenText({ called, most, missing }: Wish) {
  const tooLong = `Keep ${called} under ${most} characters.`
  return z
    .string(missing ?? 'Write something here.')
    .max(most * 4, tooLong)
    .transform(cleanText)
    .refine((text) => missing === undefined || isSeen(text), missing ?? '')
    .refine((text) => text.length <= most, tooLong)
}
