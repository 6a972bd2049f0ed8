import { z } from 'zod'
import { cleanLine } from '#platform/rules/text.ts'
import { hasVisibleText } from '#platform/rules/visible-text.ts'
import { problemSlugInput } from './own-work-inputs.ts'

export const MAX_LISTS = 20
export const MAX_LISTED = 200
export const LIST_NAME_LENGTH = 60
export const NO_LIST = 'We couldn’t find that list.'
const NO_POSITION = 'That place isn’t in the list.'
const TOO_LONG = `Keep the name to ${LIST_NAME_LENGTH} characters.`

export const listId = z.object({ id: z.uuid(NO_LIST) })

/** The browser makes the id, so that a list that is saved twice exists once. */
export const listInput = listId.extend({
  name: z.string('Enter a name.').max(LIST_NAME_LENGTH * 4, TOO_LONG).transform(cleanLine).refine(hasVisibleText, 'Enter a name.').refine((name) => name.length <= LIST_NAME_LENGTH, TOO_LONG),
})
/** All problems of a list in their new order. */
export const orderInput = listId.extend({ problems: z.array(problemSlugInput.shape.problem).max(MAX_LISTED) })
export const copyInput = listId.extend({ track: z.string().max(80) })
export const listedInput = listId.extend({ ...problemSlugInput.shape, isListed: z.boolean('In the list or not?'), position: z.int(NO_POSITION).min(0, NO_POSITION).max(MAX_LISTED, NO_POSITION).nullish().transform((position) => position ?? null) })
export const shareInput = listId.extend({ isShared: z.boolean('Shared or not?') })
export const copyListInput = listId.extend({ from: z.uuid(NO_LIST) })

/** The name of a copy: the same, or with the first number that makes it different from these, which are in lower case. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const suffix = number === 1 ? '' : ` (${number})`
    const free = name.slice(0, LIST_NAME_LENGTH - suffix.length).toWellFormed().replace(/\uFFFD$/, '').trimEnd() + suffix
    if (!taken.has(free.toLowerCase())) return free
  }
}
