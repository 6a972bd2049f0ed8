import { readJson, type DraftTest } from './problem-draft.ts'
import { largestBound, longestPart } from './size-faults.ts'
import { hasSmallRecipes } from './storable.ts'
import { argumentsSchema } from './tests-schema.ts'

/** The length of the longest list or text in the arguments of hidden tests. Arguments that are not finished count as nothing. */
function longestHidden(tests: readonly DraftTest[]): number {
  const lengths = tests.flatMap(({ isSample, given }) => {
    const json = given.map(readJson)
    if (isSample || !hasSmallRecipes([{ arguments: json }])) return []
    const values = argumentsSchema.safeParse(json)
    return values.success ? [longestPart(values.data)] : []
  })
  return Math.max(0, ...lengths)
}

/** What the constraints of a statement require of the largest hidden test (requirement Q-26); null if they require nothing, or a test is large enough. */
export function largestTestNote({ statement, tests }: { statement: string; tests: readonly DraftTest[] }): string | null {
  const bound = largestBound(statement)
  const longest = bound === null ? 0 : longestHidden(tests)
  if (bound === null || longest * 2 >= bound) return null
  const found = longest === 0 ? '' : ` The largest one has ${longest.toLocaleString('en')}.`
  return `The constraints allow ${bound.toLocaleString('en')} items, so one hidden test needs at least ${Math.ceil(bound / 2).toLocaleString('en')}.${found}`
}

/** Whether a fault of the tests says the same. */
export const isAboutSize = (message: string): boolean => message.startsWith('The constraints allow ')
