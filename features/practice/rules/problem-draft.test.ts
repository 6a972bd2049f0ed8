import { describe, expect, test } from 'vitest'
import { sumProblem } from '#tests/support/sum-problem.ts'
import { draftWords } from './draft-words.ts'
import { dataOf, draftOf, fileOf, solutionsOf, withParameter, withoutParameter, withParameterNamed, withReturnType, withTestAgain, type ProblemDraft } from './problem-draft.ts'
import { problemFaults } from './problem-faults.ts'

const { about, hints, tests, solutions, ...texts } = sumProblem('apples')
const data = { slug: 'sum-of-a-list', ...texts, about: JSON.parse(about), hints: JSON.parse(hints), tests: JSON.parse(tests), solutions: JSON.parse(solutions) }
const draft = draftOf(data)
const faultsOf = (of: typeof draft) => problemFaults(dataOf(of), solutionsOf(dataOf(of)), (formula) => !formula.includes('broken'))
const positionsOf = (of: typeof draft) => faultsOf(of).map(({ at }) => at)

describe('The draft of a problem (requirement Q-13)', () => {
  test('converts data to a draft and back without loss', () => {
    expect(dataOf(draft)).toEqual(data)
    expect(faultsOf(draft)).toEqual([])
  })

  test('keeps invalid JSON as it was typed', () => {
    const typed = draft.tests.map((one, at) => (at === 0 ? { ...one, given: ['[1,'], expected: '' } : one))
    expect(draftOf(dataOf({ ...draft, tests: typed })).tests[0]).toMatchObject({ given: ['[1,'], expected: '' })
  })

  test('opens any file and reports its faults', () => {
    for (const strange of [{}, { about: null, tests: {}, hints: 3, solutions: [null, { file: 'x' }] }, { about: [], tests: [[], 'x'], statement: {} }]) {
      expect(positionsOf(draftOf(strange))).toContain('title')
    }
  })

  test('reports each fault at its field', () => {
    const [first, second, ...others] = draft.tests
    expect(positionsOf({ ...draft, title: '' })).toEqual(['title'])
    expect(positionsOf({ ...draft, seconds: 'two' })).toEqual(['limits.seconds'])
    expect(positionsOf({ ...draft, checker: { ...draft.checker, kind: 'tolerance', rtol: '' } })).toEqual(['checker.rtol'])
    expect(positionsOf({ ...draft, statement: 'Add them up.' })).toEqual(['statement'])
    expect(positionsOf({ ...draft, tests: [first!, { ...second!, given: ['[1,'] }, ...others] })).toEqual(['tests.1.arguments.0'])
    expect(faultsOf({ ...draft, tests: [first!, { ...second!, given: ['"one"'] }, ...others] })).toEqual([{ at: 'tests.1.arguments.0', message: expect.stringMatching(/^`numbers` should be a list/) }])
    expect(positionsOf({ ...draft, tests: [{ ...first!, says: '' }, { ...second!, expected: '"3"' }, ...others] })).toEqual(['tests.0.explanation'])
    expect(positionsOf({ ...draft, tests: [first!, { ...second!, given: first!.given }, ...others] })).toEqual(['tests.1'])
    expect(positionsOf({ ...draft, tests: [first!] })).toEqual(['tests', 'tests'])
    expect(positionsOf({ ...draft, hints: ['', ...draft.hints.slice(1)] })).toEqual(['hints.0'])
    expect(positionsOf({ ...draft, solutions: draft.solutions.map((one) => ({ ...one, fault: '', source: one.isReference ? '' : one.source })) })).toEqual([
      'solutions.reference.py', 'solutions.reference.js', 'solutions.wrong/without-last.py', 'solutions.wrong/positive.js',
    ])
  })

  test('a deleted test comes back where it was, with an argument for each parameter and an id of its own', () => {
    const test = (id: number, given: string[]) => ({ id, isSample: false, says: '', given, expected: '' })
    const now = withParameter({ ...draft, tests: [test(0, ['1']), test(1, ['3'])] })
    const ids = ({ tests }: Pick<ProblemDraft, 'tests'>) => tests.map(({ id }) => id)
    expect(withTestAgain(now, test(5, ['2']), 1).tests[1]).toEqual(test(5, ['2', ...now.parameters.slice(1).map(() => '')]))
    expect([ids(withTestAgain(now, test(5, []), 9)), ids(withTestAgain(now, test(1, []), 1))]).toEqual([[0, 1, 5], [0, 2, 1]])
  })

  test('adds a table to a SQL problem, and a parameter to others', () => {
    const query = { ...draft, returns: { ...draft.returns, type: 'table(total integer)' } }
    expect([withParameter(draft), withParameter(query)].map(({ parameters }) => parameters.at(-1)!.type)).toEqual(['number', 'table(id integer, name text)'])
    expect([draftWords('integer').input, draftWords('table(').input]).toEqual(['parameter', 'table'])
  })

  test('reports generated arguments of more than a million characters', () => {
    const withCount = (count: number) => ({ ...draft, tests: draft.tests.map((one, at) => (at === 7 ? { ...one, given: [`{"make":"integers","seed":1,"count":${count},"least":100000000,"most":999999999}`] } : one)) })
    expect([positionsOf(withCount(90_000)), positionsOf(withCount(100_000))]).toEqual([[], ['tests.7']])
  })

  test('requires titles and descriptions to be one visible line', () => {
    for (const title of ['\u200b'.repeat(3), 'Two\nSum', 'Two\u0007Sum', 'Two \u202emuS', '\u3164\u3164\u3164']) expect(positionsOf({ ...draft, title })).toEqual(['title'])
    expect(positionsOf({ ...draft, title: 'דו סכום' })).toEqual([])
    expect(positionsOf({ ...draft, returns: { ...draft.returns, says: 'What they add\nup to.' } })).toEqual(['returns.says'])
    expect(positionsOf({ ...draft, parameters: draft.parameters.map((one) => ({ ...one, says: 'The numbers\u2028to add up.' })) })).toEqual(['parameters.0.says'])
    expect(positionsOf({ ...draft, tests: draft.tests.map((one, at) => (at === 7 ? { ...one, says: 'large\tones' } : one)) })).toEqual(['tests.7.category'])
    expect(positionsOf({ ...draft, editorial: '\u200b\n' })).toEqual(['editorial'])
    expect(positionsOf({ ...draft, hints: draft.hints.with(1, '\u200b'.repeat(20)) })).toEqual(['hints.1'])
  })

  test('rejects a line of a reference solution in the statement or a hint, whatever its spacing (requirement Q-29)', () => {
    expect(faultsOf({ ...draft, hints: draft.hints.with(1, 'Write `return   sum(numbers)` and be done.') })).toEqual([{ at: 'hints.1', message: 'This contains a line of a reference solution: `return sum(numbers)`.' }])
    expect(positionsOf({ ...draft, statement: 'Add `numbers`:\n\n    return sum(numbers)' })).toEqual(['statement'])
    expect(positionsOf({ ...draft, editorial: 'It is `return sum(numbers)`.' })).toEqual([])
    expect(positionsOf({ ...draft, hints: draft.hints.with(1, 'Do not write return sum(numbers[:-1]).') })).toEqual([])
  })

  test('rejects invalid formulas and unmatched dollar signs (requirement Q-29)', () => {
    expect(faultsOf({ ...draft, statement: 'Of `numbers`, $x$ and $ broken{1}$ here.' })).toEqual([{ at: 'statement', message: expect.stringMatching(/^This formula isn’t valid: `broken\{1\}`/) }])
    for (const wrong of ['It costs $5, they say.', '$$x$', 'One $x$ two $y']) expect(positionsOf({ ...draft, editorial: wrong })).toEqual(['editorial'])
    for (const right of ['It costs \\$5, they say.', '$x$ and $$y$$', 'Not `$ broken$` in code.', '```\n$ broken\n```']) expect(positionsOf({ ...draft, editorial: right })).toEqual([])
    expect(positionsOf({ ...draft, tests: draft.tests.map((one, at) => (at === 0 ? { ...one, says: 'Since $broken$ it is.' } : one)) })).toEqual(['tests.0.explanation'])
  })

  test('updates tests and checker when a parameter is added, removed or renamed', () => {
    const two = withParameter({ ...draft, checker: { ...draft.checker, kind: 'any-valid', looksAt: ['numbers', 'numbers'] } })
    expect([two.parameters.length, two.tests.map(({ given }) => given.length)]).toEqual([2, draft.tests.map(() => 2)])
    expect(withParameterNamed(two, 0, 'values')).toMatchObject({ parameters: [{ name: 'values' }, {}], checker: { looksAt: ['values', 'values'] } })
    expect(withoutParameter(two, 1).tests).toEqual(draft.tests)
  })
})

test('a draft becomes a SQL problem when the type of its answer is a whole table, and back', () => {
  const first = draftOf({ about: { function: 'sum_of', returns: { type: 'integer' } }, solutions: [{ file: 'reference.py', source: 'x' }, { file: 'reference.js', source: 'y' }, { file: 'wrong/a.py', source: '# z' }] })
  const files = (one: ProblemDraft) => one.solutions.map(fileOf)
  expect(files(withReturnType(first, 'table(a inte'))).toEqual(['reference.py', 'reference.js', 'wrong/a.py'])
  const sql = withReturnType(first, 'table(a integer)')
  expect([files(sql), sql.function, new Set(sql.solutions.map(({ id }) => id)).size]).toEqual([['reference.sql', 'second.sql', 'wrong/a.py'], '', 3])
  expect(files(withReturnType(sql, 'table(a integer, b'))).toEqual(['reference.sql', 'second.sql', 'wrong/a.py'])
  expect(files(withReturnType(sql, 'integer[]'))).toEqual(['reference.py', 'reference.js', 'wrong/a.py'])
})
