import { parseArgument } from './parse-argument.ts'
import { showValue, type Value } from './value.ts'
import { fromWire, toWire } from './wire.ts'

/** A test that a learner wrote, as text: the arguments, and the answer that they expect; empty for none. */
export interface OwnTest {
  id: string
  arguments: string[]
  expected: string
}

/** A test for Run: its arguments and expected answer in wire format. Own tests may expect nothing. */
export interface RunTest {
  name: string
  given: string
  expected: string | null
  isOwn: boolean
}

export const MAX_OWN_TESTS = 10
const SHOWN = 20_000

interface Signature {
  parameters: readonly { name: string; type: string }[]
  returnType: string
}

/** The errors of an own test: one for each parameter and one for the expected answer; null where there is none. */
export function errorsOf(test: OwnTest, { parameters, returnType }: Signature): { arguments: (string | null)[]; expected: string | null } {
  const errorIn = (text: string, name: string, type: string) => {
    const parsed = parseArgument(text, { name, type })
    return 'error' in parsed ? parsed.error : null
  }
  return {
    arguments: parameters.map(({ name, type }, at) => errorIn(test.arguments[at] ?? '', name, type)),
    expected: test.expected.trim() === '' ? null : errorIn(test.expected, 'The expected answer', returnType),
  }
}

/** The test for Run; null if it has errors. */
export function runTestOf(test: OwnTest, name: string, { parameters, returnType }: Signature): RunTest | null {
  const values: Value[] = []
  for (const [at, { name: parameter, type }] of parameters.entries()) {
    const parsed = parseArgument(test.arguments[at] ?? '', { name: parameter, type })
    if ('error' in parsed) return null
    values.push(parsed.value)
  }
  if (test.expected.trim() === '') return { name, given: toWire(values), expected: null, isOwn: true }
  const expected = parseArgument(test.expected, { name: 'The expected answer', type: returnType })
  return 'error' in expected ? null : { name, given: toWire(values), expected: toWire(expected.value), isOwn: true }
}

const rowsText = (rows: readonly Value[]): string => (rows.length === 0 ? '[]' : `[\n${rows.map((row) => `  ${showValue(row, SHOWN)}`).join(',\n')}\n]`)

/** An own test that begins as a copy of another one. Tables of a SQL problem have one row on a line. */
export function copyOfTest({ given, expected }: { given: string; expected: string | null }, id: string, hasTables = false): OwnTest {
  const values = fromWire(given)
  const text = (value: Value | undefined) => (value === undefined ? '' : hasTables && Array.isArray(value) ? rowsText(value as readonly Value[]) : showValue(value, SHOWN))
  return { id, arguments: Array.isArray(values) ? (values as readonly Value[]).map(text) : [], expected: expected === null ? '' : text(fromWire(expected)) }
}
