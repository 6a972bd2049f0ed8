import { expect, test } from 'vitest'
import { outlineFaults, outlineOf, withPart } from './statement-outline.ts'

const WHOLE = 'Return the total of `numbers`.\n\n**Why it matters.** Reports begin with totals.\n\n**Constraints.** At most 20 numbers.\n'

test('a statement has a task and two labeled paragraphs (requirement Q-53)', () => {
  expect(outlineOf(WHOLE)).toEqual({ Task: 'Return the total of `numbers`.', 'Why it matters': 'Reports begin with totals.', Constraints: 'At most 20 numbers.' })
  expect(outlineFaults(WHOLE)).toEqual([])
  expect(outlineFaults('Return the total of `numbers`.').map(({ message }) => message)).toEqual(['Add a paragraph that starts with `**Why it matters.**`', 'Add a paragraph that starts with `**Constraints.**`'])
  expect(outlineFaults(WHOLE.slice(WHOLE.indexOf('**Why')))).toEqual([{ at: 'statement', message: 'Describe the task first, before the labeled paragraphs.' }])
  expect(outlineFaults(WHOLE.replace('At most 20 numbers.', '')).map(({ message }) => message)).toEqual(['Add a paragraph that starts with `**Constraints.**`'])
})

test('the parts may be in any order, and a missing one is added at the end', () => {
  expect(outlineFaults('Return the total.\n\n**Constraints.** At most 20 numbers.\n\n**Why it matters.** Reports begin with totals.')).toEqual([])
  expect(withPart('Return the total.\n', 'Constraints')).toBe('Return the total.\n\n**Constraints.** ')
})
