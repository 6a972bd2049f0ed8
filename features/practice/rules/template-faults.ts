import { NEW_PROBLEM } from './new-problem.ts'
import type { ProblemFault } from './problem-faults.ts'
import type { ProblemSource, Solution } from './problem-source.ts'

const TEMPLATE = 'Still the example text.'
const SOLUTION = 'Still the example solution.'
const IS_TEMPLATE = /[Ss]till (?:the|an) example/

/** A text without differences of spacing and case. */
const plain = (text: unknown): string => (typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim().toLowerCase() : '')
const isSame = (text: unknown, template: string) => plain(text) === plain(template)
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const record = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {})

/** Reports everything that was left as it is in the template of a new problem (requirement Q-51). */
export function templateFaults(body: ProblemSource, solutions: readonly Solution[]): ProblemFault[] {
  const about = record(body.about)
  return [
    ...faultIf(isSame(about['title'], NEW_PROBLEM.about.title), 'title', 'Still the example title.'),
    ...faultIf(about['function'] === NEW_PROBLEM.about.function, 'function', 'Still the example function.'),
    ...list(about['parameters']).flatMap((one, at) => faultIf(isSame(record(one)['says'], NEW_PROBLEM.about.parameters[0].says), `parameters.${at}.says`)),
    ...faultIf(isSame(record(about['returns'])['says'], NEW_PROBLEM.about.returns.says), 'returns.says'),
    ...faultIf(hasParagraphOf(NEW_PROBLEM.statement, body.statement), 'statement', 'Part of the statement is still the example text.'),
    ...list(body.hints).flatMap((hint, at) => faultIf(NEW_PROBLEM.hints.some((one) => isSame(hint, one)), `hints.${at}`)),
    ...faultIf(hasParagraphOf(NEW_PROBLEM.editorial, body.editorial), 'editorial'),
    ...list(body.tests).flatMap((test, at) => testFaults(record(test), at)),
    ...solutions.flatMap(solutionFaults),
  ]
}

/** Whether a fault says that something of the template is left. */
export const isTemplateFault = ({ message }: Pick<ProblemFault, 'message'>): boolean => IS_TEMPLATE.test(message)

const faultIf = (isFault: boolean, at: string, message = TEMPLATE): ProblemFault[] => (isFault ? [{ at, message }] : [])

/** Whether a text contains no paragraph of the template's statement. */
export const isOwnStatement = (text: string): boolean => !hasParagraphOf(NEW_PROBLEM.statement, text)

const paragraphsOf = (text: string) => text.split(/\n\s*\n/).map(plain).filter((one) => one !== '')

function hasParagraphOf(template: string, text: string): boolean {
  const written = paragraphsOf(text)
  return paragraphsOf(template).some((paragraph) => written.includes(paragraph))
}

/** Whether a test of the template has values that only fit its own problem: an empty list without a result does not. */
const isTelling = (one: (typeof NEW_PROBLEM.tests)[number]): boolean => one.arguments.some((given) => given.length > 0)

/** A test of the template, or its explanation with other values. Categories such as "empty list" fit many problems. */
function testFaults(test: Record<string, unknown>, at: number): ProblemFault[] {
  const values = JSON.stringify([test['arguments'], test['expected']])
  if (NEW_PROBLEM.tests.some((one) => isTelling(one) && JSON.stringify([one.arguments, one.expected]) === values && says(test) === says(one))) return [{ at: `tests.${at}`, message: 'Still an example test.' }]
  return faultIf(NEW_PROBLEM.tests.some((one) => 'explanation' in one && isSame(test['explanation'], one.explanation)), `tests.${at}.explanation`)
}

const says = ({ explanation, category }: { explanation?: unknown; category?: unknown }) => plain(explanation ?? category)

function solutionFaults({ file, source, fault }: Solution): ProblemFault[] {
  const code = codeOf(source)
  return [
    ...faultIf(NEW_PROBLEM.solutions.some((one) => codeOf(one.source) === code), `solutions.${file}`, SOLUTION),
    ...faultIf(fault !== null && NEW_PROBLEM.solutions.some((one) => isSame(/^(?:#|\/\/) (.+)/.exec(one.source)?.[1], fault)), `solutions.${file}`, 'What is wrong with it is still the example text.'),
  ]
}

/** The code without spaces and whole-line comments. */
const codeOf = (source: string) => source.split('\n').filter((line) => !/^\s*(?:#|\/\/)/.test(line)).join('').replaceAll(/\s/g, '')
