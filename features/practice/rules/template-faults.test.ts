import { problemsInProgress } from '#content/demo/problems-in-progress.ts'
import { describe, expect, test } from 'vitest'
import { sumProblem } from '#tests/support/sum-problem.ts'
import { draftFaults } from './draft-faults.ts'
import { NEW_PROBLEM } from './new-problem.ts'
import { draftOf } from './problem-draft.ts'
import { solutionOf, type ProblemSource } from './problem-source.ts'
import { templateFaults } from './template-faults.ts'

const { about, hints, tests, solutions, ...texts } = sumProblem('berries')
const own = { slug: 'berries', ...texts, about: JSON.parse(about) as Record<string, unknown>, hints: JSON.parse(hints) as string[], tests: JSON.parse(tests) as object[], solutions: JSON.parse(solutions) as { file: string; source: string }[] }
const faultsOf = (change: object) => {
  const { solutions, ...body } = { ...own, ...change }
  return templateFaults(body as ProblemSource, solutions.map(({ file, source }) => solutionOf(file, source)))
}
const placesOf = (change: object) => faultsOf(change).map(({ at }) => at)
const { about: template } = NEW_PROBLEM

describe('What is left of the template (requirement Q-51)', () => {
  test('is everything in a new draft, and nothing in a problem of one’s own', () => {
    expect(new Set(placesOf(NEW_PROBLEM))).toEqual(new Set([
      'title', 'function', 'parameters.0.says', 'returns.says', 'statement', 'hints.0', 'hints.1', 'hints.2', 'editorial', 'tests.0', 'tests.1', 'tests.3', 'tests.4',
      'solutions.reference.py', 'solutions.reference.js', 'solutions.wrong/first-only.py', 'solutions.wrong/absolute.js',
    ]))
    expect(faultsOf({})).toEqual([])
    expect(draftFaults(draftOf(own))).toEqual([])
    expect(draftFaults(draftOf(problemsInProgress.inReview))).toEqual([])
  })

  test.each<[string, object]>([
    ['title', { about: { ...own.about, title: 'sum of  a List' } }],
    ['function', { about: { ...own.about, function: template.function } }],
    ['parameters.0.says', { about: { ...own.about, parameters: template.parameters } }],
    ['returns.says', { about: { ...own.about, returns: template.returns } }],
    ['statement', { statement: `${own.statement}\n\n**Constraints.** Name the largest input, such as:  at most 1,000 numbers.` }],
    ['hints.1', { hints: own.hints.with(1, NEW_PROBLEM.hints[0]) }],
    ['editorial', { editorial: `${NEW_PROBLEM.editorial}\nAnd more.` }],
    ['tests.0.explanation', { tests: own.tests.with(0, { ...own.tests[0], explanation: 'One and two make three.' }) }],
    ['tests.7', { tests: own.tests.with(7, NEW_PROBLEM.tests[4]) }],
  ])('is reported at %s', (at, change) => expect(placesOf(change)).toEqual([at]))

  test('is reported for solutions, whatever their file, spaces and comments', () => {
    const reference = { file: 'reference.py', source: '# Mine\ndef sum_of(numbers):\n  return sum( numbers )' }
    const renamed = { file: 'wrong/mine.py', source: '# It ignores the sign of each number.\nreturn 3' }
    expect(faultsOf({ solutions: [reference, renamed] })).toEqual([
      { at: 'solutions.reference.py', message: 'Still the example solution.' },
      { at: 'solutions.wrong/mine.py', message: 'What is wrong with it is still the example text.' },
    ])
  })

  test('is not looked for in data of other types', () => expect(() => faultsOf({ about: null, hints: 3, tests: [null], solutions: [] })).not.toThrow())

  test('a common category alone is allowed, and the test of an empty list, which many problems have', () => {
    expect(placesOf({ tests: own.tests.with(5, { ...own.tests[5], category: 'large numbers' }) })).toEqual([])
    expect(placesOf({ tests: own.tests.with(5, NEW_PROBLEM.tests[2]) })).toEqual([])
  })
})
