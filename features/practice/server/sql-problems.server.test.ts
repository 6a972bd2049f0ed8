import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { openTestServices } from '#tests/support/services.ts'
import { people, visitor, type Person } from '#tests/support/people.ts'
import { draftOf, dataOf } from '../rules/problem-draft.ts'
import { computeAnswers } from './compute-answers.ts'
import { loadProblemBank } from './load-problem-bank.ts'
import { readReference, readSolutions, readSource } from './problem-bank.ts'
import { parseUnanswered } from '../rules/problem-source.ts'
import { problemFaults } from '../rules/problem-faults.ts'

const SLUG = 'sql-anti-join'
const services = await openTestServices()
await loadProblemBank(services.services, ['two-sum', SLUG])
let ada: Person
beforeAll(async () => {
  ada = (await people(services, 'ada')).ada
})

const submit = (problem: string, language: string) =>
  ada.asks('mutation ($input: SubmissionInput!) { submitSolution(input: $input) { language state } }', { input: { problem, language, code: 'SELECT 1', key: randomUUID() } })

describe('SQL problems (requirement Q-42)', () => {
  test('have SQL as their only language, and start with a query', async () => {
    const { data } = await visitor(services).asks(`{
      sql: problem(slug: "${SLUG}") { languages functionName sampleCode python: sampleCode(language: python) returnType parameters { name type } samples { given } }
      two: problem(slug: "two-sum") { languages sql: sampleCode(language: sql) }
    }`)
    expect(data!.sql).toMatchObject({ languages: ['sql'], functionName: 'query', python: '', returnType: 'table(id integer, source text)', parameters: [{ name: 'examples' }, { name: 'labels' }] })
    expect(data!.sql.sampleCode).toBe('-- The examples that nobody has labeled.\nSELECT NULL AS id, NULL AS source\nFROM examples;\n')
    expect(data!.two).toEqual({ languages: ['python', 'javascript'], sql: '' })
  })

  test('are submitted in SQL, and other problems are not', async () => {
    expect((await submit(SLUG, 'sql')).data!.submitSolution).toEqual({ language: 'sql', state: 'waiting' })
    const refusals = await Promise.all([submit(SLUG, 'python'), submit(SLUG, 'javascript'), submit('two-sum', 'sql')])
    expect(refusals.map(({ errors }) => errors![0]!.extensions)).toMatchObject([
      { code: 'INVALID_INPUT', fields: { language: 'This problem is solved in SQL.' } },
      { code: 'INVALID_INPUT', fields: { language: 'This problem is solved in SQL.' } },
      { code: 'INVALID_INPUT', fields: { language: 'This problem is solved in Python or JavaScript.' } },
    ])
  })

  test('keep code in SQL', async () => {
    const input = { problem: SLUG, language: 'sql', code: 'SELECT 2', revision: 0 }
    expect((await ada.asks('mutation ($input: CodeInput!) { saveCode(input: $input) { revision } }', { input })).data!.saveCode).toEqual({ revision: 1 })
    const { rows } = await services.pool.query('select language, code from code_drafts where person_id = $1', [ada.id])
    expect(rows).toEqual([{ language: 'sql', code: 'SELECT 2' }])
  })

  test('get large answers from the query of the bank', () => {
    const problem = parseUnanswered(SLUG, readSource(SLUG))
    const answers = computeAnswers(problem, readReference(SLUG))
    const computed = answers.filter((answer) => answer !== null).map((answer) => JSON.parse(answer) as unknown[][])
    expect(computed).toHaveLength(1)
    expect(computed[0]!.length).toBeGreaterThan(500)
    expect(computed[0]!.every((row) => row.length === 2)).toBe(true)
    expect(() => computeAnswers(problem, 'SELECT id FROM examples')).toThrow(/should be a list of 2 values/)
    expect(() => computeAnswers(problem, 'SELECT ids FROM examples')).toThrow(/no such column: ids/)
  })

  test('are validated as others are, and need a second reference instead of one in another language', () => {
    const NO_SECOND = 'solutions.second.sql: Add a second reference solution, which solves it in another way.'
    const source = readSource(SLUG)
    const solutions = readSolutions(SLUG)
    const faultsOf = (about: object, given = solutions) => problemFaults({ ...source, about: { ...(source.about as object), ...about } }, given, () => true).map(({ at, message }) => `${at}: ${message}`)
    expect(faultsOf({})).toEqual([])
    expect(faultsOf({ function: 'anti_join' })).toEqual(['function: A SQL problem has no function.'])
    expect(faultsOf({ returns: { type: 'integer[]', says: 'The examples without a label.' } })).toContain('returns.type: A SQL problem has only tables, and other problems have none.')
    expect(faultsOf({ needsNumpy: true })).toEqual(['needsNumpy: A SQL problem has nothing to do with NumPy.'])
    expect(faultsOf({}, solutions.filter(({ file }) => file.startsWith('wrong')))).toEqual(['solutions.reference.sql: Add a reference solution in SQL.', NO_SECOND])
    expect(faultsOf({}, solutions.map((one) => (one.file === 'second.sql' ? { ...one, source: ' ' } : one)))).toEqual([NO_SECOND])
    const data = { slug: SLUG, ...source, solutions: solutions.map(({ file, source: text }) => ({ file, source: text })) }
    expect(dataOf(draftOf(data))).toEqual(data)
  })
})
