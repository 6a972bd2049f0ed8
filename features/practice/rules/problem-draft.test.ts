import { describe, expect, test } from 'vitest'
import { NEW_PROBLEM } from './new-problem.ts'
import { dataOf, draftOf, solutionsOf, withParameter, withoutParameter, withParameterNamed } from './problem-draft.ts'
import { problemFaults } from './problem-faults.ts'

const { about, hints, tests, solutions, ...texts } = NEW_PROBLEM
const data = { slug: 'sum-of-a-list', ...texts, about: JSON.parse(about), hints: JSON.parse(hints), tests: JSON.parse(tests), solutions: JSON.parse(solutions) }
const draft = draftOf(data)
const faults = (of: typeof draft) => problemFaults(dataOf(of), solutionsOf(dataOf(of)), (formula) => !formula.includes('broken'))
const placesOf = (of: typeof draft) => faults(of).map(({ at }) => at)

describe('A problem in its form (requirement Q-13)', () => {
  test('what goes into the form comes out of it again', () => {
    expect(dataOf(draft)).toEqual(data)
    expect(faults(draft)).toEqual([])
  })

  test('whatever a file holds, the form opens, and says what is wrong with it', () => {
    for (const strange of [{}, { about: null, tests: {}, hints: 3, solutions: [null, { file: 'x' }] }, { about: [], tests: [[], 'x'], statement: {} }]) {
      expect(placesOf(draftOf(strange))).toContain('title')
    }
  })

  test('each fault stands beside what it is about', () => {
    const [first, second, ...others] = draft.tests
    expect(placesOf({ ...draft, title: '' })).toEqual(['title'])
    expect(placesOf({ ...draft, seconds: 'two' })).toEqual(['limits.seconds'])
    expect(placesOf({ ...draft, checker: { ...draft.checker, kind: 'tolerance', rtol: '' } })).toEqual(['checker.rtol'])
    expect(placesOf({ ...draft, statement: 'Add them up.' })).toEqual(['statement'])
    expect(placesOf({ ...draft, tests: [first!, { ...second!, given: ['[1,'] }, ...others] })).toEqual(['tests.1.arguments.0'])
    expect(faults({ ...draft, tests: [first!, { ...second!, given: ['"one"'] }, ...others] })).toEqual([{ at: 'tests.1.arguments.0', says: expect.stringMatching(/^`numbers` should be a list/) }])
    expect(placesOf({ ...draft, tests: [{ ...first!, says: '' }, { ...second!, expected: '"3"' }, ...others] })).toEqual(['tests.0.explanation'])
    expect(placesOf({ ...draft, tests: [first!, { ...second!, given: first!.given }, ...others] })).toEqual(['tests.1'])
    expect(placesOf({ ...draft, tests: [first!] })).toEqual(['tests', 'tests'])
    expect(placesOf({ ...draft, hints: ['', ...draft.hints.slice(1)] })).toEqual(['hints.0'])
    expect(placesOf({ ...draft, solutions: draft.solutions.map((one) => ({ ...one, fault: '', source: one.isReference ? '' : one.source })) })).toEqual([
      'solutions.reference.py', 'solutions.reference.js', 'solutions.wrong/first-only.py', 'solutions.wrong/absolute.js',
    ])
  })

  test('a title and what stands beside code are one line that can be seen', () => {
    for (const title of ['\u200b'.repeat(3), 'Two\nSum', 'Two\u0007Sum', 'Two \u202emuS', '\u3164\u3164\u3164']) expect(placesOf({ ...draft, title })).toEqual(['title'])
    expect(placesOf({ ...draft, title: 'דו סכום' })).toEqual([])
    expect(placesOf({ ...draft, returns: { ...draft.returns, says: 'What they add\nup to.' } })).toEqual(['returns.says'])
    expect(placesOf({ ...draft, parameters: draft.parameters.map((one) => ({ ...one, says: 'The numbers\u2028to add up.' })) })).toEqual(['parameters.0.says'])
    expect(placesOf({ ...draft, tests: draft.tests.map((one, at) => (at === 7 ? { ...one, says: 'large\tones' } : one)) })).toEqual(['tests.7.category'])
    expect(placesOf({ ...draft, editorial: '\u200b\n' })).toEqual(['editorial'])
    expect(placesOf({ ...draft, hints: draft.hints.with(1, '\u200b'.repeat(20)) })).toEqual(['hints.1'])
  })

  test('neither the statement nor a hint holds a line of a reference, however it is spaced (requirement Q-29)', () => {
    expect(faults({ ...draft, hints: draft.hints.with(1, 'Write `return   sum(numbers)` and be done.') })).toEqual([{ at: 'hints.1', says: 'This contains a line of a reference solution: `return sum(numbers)`.' }])
    expect(placesOf({ ...draft, statement: 'Add `numbers`:\n\n    return sum(numbers)' })).toEqual(['statement'])
    expect(placesOf({ ...draft, editorial: 'It is `return sum(numbers)`.' })).toEqual([])
    expect(placesOf({ ...draft, hints: draft.hints.with(1, 'Do not write return numbers[0] if numbers else 0.') })).toEqual([])
  })

  test('every formula can be drawn, and a dollar sign has a partner (requirement Q-29)', () => {
    expect(faults({ ...draft, statement: 'Of `numbers`, $x$ and $ broken{1}$ here.' })).toEqual([{ at: 'statement', says: expect.stringMatching(/^This formula isn’t valid: `broken\{1\}`/) }])
    for (const wrong of ['It costs $5, they say.', '$$x$', 'One $x$ two $y']) expect(placesOf({ ...draft, editorial: wrong })).toEqual(['editorial'])
    for (const right of ['It costs \\$5, they say.', '$x$ and $$y$$', 'Not `$ broken$` in code.', '```\n$ broken\n```']) expect(placesOf({ ...draft, editorial: right })).toEqual([])
    expect(placesOf({ ...draft, tests: draft.tests.map((one, at) => (at === 0 ? { ...one, says: 'Since $broken$ it is.' } : one)) })).toEqual(['tests.0.explanation'])
  })

  test('a parameter that comes, goes or is renamed takes its place in every test and in the checker along', () => {
    const two = withParameter({ ...draft, checker: { ...draft.checker, kind: 'any-valid', looksAt: ['numbers', 'numbers'] } })
    expect([two.parameters.length, two.tests.map(({ given }) => given.length)]).toEqual([2, draft.tests.map(() => 2)])
    expect(withParameterNamed(two, 0, 'values')).toMatchObject({ parameters: [{ name: 'values' }, {}], checker: { looksAt: ['values', 'values'] } })
    expect(withoutParameter(two, 1).tests).toEqual(draft.tests)
  })
})
