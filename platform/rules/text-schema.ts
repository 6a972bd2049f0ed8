import { z } from 'zod'
import { hasVisibleText } from './visible-text.ts'
import { cleanText } from './text.ts'

interface TextOptions {
  /** The name used in messages: `a comment`. */
  name: string
  maxLength: number
  /** The message for text without visible characters. When absent, such text is allowed. */
  requiredMessage?: string
}

/** A schema for multi-line plain text: the text is sanitized, and each violation has its own message. */
export function textSchema({ name, maxLength, requiredMessage }: TextOptions) {
  const tooLong = `Keep ${name} to ${maxLength} characters.`
  return z
    .string(requiredMessage ?? 'Write something here.')
    .max(maxLength * 4, tooLong)
    .transform(cleanText)
    .refine((text) => requiredMessage === undefined || hasVisibleText(text), requiredMessage ?? '')
    .refine((text) => text.length <= maxLength, tooLong)
}
