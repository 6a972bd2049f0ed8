import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { problemSlugInput } from './own-work-inputs.ts'
import { PROBLEM_NOTE_LENGTH } from './solution-limits.ts'

/** A private note on a problem; empty text deletes it. */
export const noteInput = z.object({
  ...problemSlugInput.shape,
  text: textSchema({ name: 'the note', maxLength: PROBLEM_NOTE_LENGTH }),
  /** The revision that it was edited on; 0: there was none. */
  revision: z.int().min(0),
})
