import { runInNewContext } from 'node:vm'
import { compileSqlite } from '#judge/sandboxed/run-sql.ts'
import { openSqlEngine, runQuery } from '#judge/sandboxed/sqlite-engine.ts'
import type { UnansweredProblem } from '../rules/problem.ts'
import type { ComputedAnswers } from '../rules/problem-source.ts'
import { functionName } from '../rules/sample-texts.ts'
import { isTable, tablesOf } from '../rules/tables.ts'
import { readType, typeErrorOf } from '../rules/value-types.ts'
import { fromWire, toWire, MAX_WIRE } from '../rules/wire.ts'
import type { Value } from '../rules/value.ts'

const TIMEOUT_MS = 30_000
const SQL_MEMORY = 256 * 1_048_576

/**
 * The answers of the JavaScript or SQL reference to the tests that have none written, in wire format. JavaScript runs in this process without a
 * sandbox, so it is only for the references of the problem bank, which are our own code. Throws if it fails.
 */
export function computeAnswers(problem: UnansweredProblem, reference: string): ComputedAnswers {
  if (problem.tests.every(({ expected }) => expected !== undefined)) return []
  const solve = isTable(problem.returns.type) ? queryOf(problem, reference) : functionOf(problem, reference)
  return problem.tests.map(({ arguments: given, expected }, at) => {
    if (expected !== undefined) return null
    const answer = toWire(solve(fromWire(toWire(given)) as Value[]))
    const value = fromWire(answer)
    const fault = value === undefined ? `The answer is no value or has more than ${MAX_WIRE} characters.` : typeErrorOf(value, readType(problem.returns.type)!)
    if (fault !== null) throw new Error(`${problem.slug}, test ${at + 1}: ${fault}`)
    return answer
  })
}

function functionOf(problem: UnansweredProblem, reference: string): (given: Value[]) => Value {
  const name = functionName(problem.function, 'javascript')
  const solve = runInNewContext(`(() => { 'use strict'\n${reference}\nreturn ${name} })()`, {}, { filename: `${problem.slug}/reference.js`, timeout: TIMEOUT_MS }) as (...given: Value[]) => unknown
  return (given) => plain(solve(...given))
}

/** Runs the query in the engine of the judge. */
function queryOf({ slug, parameters }: UnansweredProblem, reference: string): (given: Value[]) => Value {
  const engine = openSqlEngine(compileSqlite(), SQL_MEMORY)
  return (given) => {
    const result = runQuery(engine, reference, tablesOf(parameters), toWire(given))
    if (!('value' in result)) throw new Error(`${slug}: the reference fails: ${'raised' in result ? result.raised.message : 'it returns too much'}`)
    return (fromWire(result.value) as Value[]).slice(1)
  }
}

/** Typed arrays and sets as lists, as the judge reads them. */
function plain(part: unknown): Value {
  if (Array.isArray(part) || ArrayBuffer.isView(part)) return Array.from(part as ArrayLike<unknown>, plain)
  return Object.prototype.toString.call(part) === '[object Set]' ? [...(part as Set<unknown>)].map(plain) : (part as Value)
}
