import { readJson, type DraftTest, type ProblemDraft } from './problem-draft.ts'
import { largestBound, longestPart, sizeFault } from './size-faults.ts'
import { hasSmallRecipes } from './storable.ts'
import { argumentsSchema } from './tests-schema.ts'

/** Tests of a draft are replaced, not changed, so each is parsed and generated once. */
const parsed = new WeakMap<DraftTest, readonly unknown[]>()
const lengths = new WeakMap<DraftTest, number>()

function once<Found>(known: WeakMap<DraftTest, Found>, test: DraftTest, find: () => Found): Found {
  const found = known.get(test) ?? find()
  known.set(test, found)
  return found
}

const argumentsOf = (test: DraftTest): readonly unknown[] => once(parsed, test, () => test.given.map(readJson))

/** The length of the longest list or text in the arguments of a test; 0 while they are not finished. */
const longestOf = (test: DraftTest): number =>
  once(lengths, test, () => {
    const values = argumentsSchema.safeParse(argumentsOf(test))
    return values.success ? longestPart(values.data) : 0
  })

/** What the constraints of a statement require of the largest hidden test (requirement Q-26); null if they require nothing, a test is large enough, or the tests generate too much. */
export function largestTestNote({ statement, tests }: Pick<ProblemDraft, 'statement' | 'tests'>): string | null {
  const bound = largestBound(statement)
  if (bound === null) return null
  const hidden = tests.filter(({ isSample }) => !isSample)
  if (!hasSmallRecipes(hidden.map((test) => ({ arguments: argumentsOf(test) })))) return null
  return sizeFault(bound, Math.max(0, ...hidden.map(longestOf)))
}
