import { readJson, type DraftTest } from './problem-draft.ts'
import { isRecipeJson } from './recipes/recipe-form.ts'
import { RECIPE_KINDS } from './recipes/recipe-kinds.ts'

/** More of a value does not fit into one line. */
const MAX_VALUE = 60

/** A typed value in one line: what generates it, or its beginning. */
function shortValue(typed: string): string {
  const text = typed.trim().replaceAll(/\s+/g, ' ')
  if (text === '') return '–'
  const json = readJson(text)
  if (isRecipeJson(json)) return RECIPE_KINDS.find(({ make }) => make === json['make'])?.label ?? 'Recipe'
  if (text.includes('"from"') && typeof json === 'object' && json !== null && 'from' in json) return 'From the reference'
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE - 1)}…` : text
}

/** A test of the form in one line: its arguments by name, and the expected answer. A dash stands for what is not written. */
export const testSummary = ({ given, expected }: Pick<DraftTest, 'given' | 'expected'>, names: readonly string[]): { given: string; expected: string } => ({
  given: given.map((value, at) => (names[at] ? `${names[at]} = ${shortValue(value)}` : shortValue(value))).join(', '),
  expected: shortValue(expected),
})

/** The id of the test that a position such as `tests.3.expected` belongs to; null if it belongs to none. */
export function testAt(tests: readonly Pick<DraftTest, 'id'>[], at: string): number | null {
  const index = /^tests\.(\d+)(?:\.|$)/.exec(at)?.[1]
  return index === undefined ? null : (tests[Number(index)]?.id ?? null)
}
