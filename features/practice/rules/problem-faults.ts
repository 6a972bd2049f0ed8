import { hintsSchema, problemSchema } from './problem-schemas.ts'
import { LANGUAGE_NAMES, languagesOf, MIN_WRONG_SOLUTIONS, type Language, type Problem, type UnansweredTest } from './problem.ts'
import { sizeFaults } from './size-faults.ts'
import { testsSchema } from './tests-schema.ts'
import { textFaults, type CanDraw } from './text-faults.ts'
import { typeErrorOf, readType } from './value-types.ts'
import type { Value } from './value.ts'
import { MAX_WIRE } from './wire.ts'
import type { Solution, ProblemSource } from './problem-source.ts'

const MAX_TEST = 4_096
const SHORTEST_FAULT = 15
const EXTENSIONS: Readonly<Record<Language, string>> = { python: 'py', javascript: 'js', sql: 'sql' }
/** A SQL problem has no second language to check the first reference against. */
const SECOND_SQL = 'second.sql'

/** A fault of a problem, and its position: `title`, `parameters.0.type`, `tests.3.expected`, `solutions.wrong/x.py`. */
export interface ProblemFault {
  at: string
  message: string
}

/** Validates a problem without running any code; faults are in the order of its parts (requirements ). */
export function problemFaults(body: ProblemSource, solutions: readonly Solution[], canDraw: CanDraw): ProblemFault[] {
  const about = problemSchema.safeParse(body.about)
  const tests = testsSchema.safeParse(body.tests)
  const hints = hintsSchema.safeParse(body.hints)
  return [
    ...issuesAt('', about),
    ...textFaults({ ...body, about: about.data ?? null, hints: hints.data ?? [], tests: tests.data ?? [] }, solutions, canDraw),
    ...issuesAt('tests', tests),
    ...(tests.success ? [...largeTests(body.tests as unknown[]), ...generatedFaults(tests.data), ...duplicateTests(tests.data), ...sizeFaults(body.statement, tests.data), ...(about.success ? typeFaults(about.data, tests.data) : [])] : []),
    ...issuesAt('hints', hints),
    ...solutionFaults(solutions, languagesOf(returnTypeOf(body.about))),
  ]
}

/** What the form says instead of the sentences of the schema about these positions. */
const IN_THE_FORM: Readonly<Record<string, string>> = { 'limits.seconds': 'Enter a number from 0.5 to 10.', 'limits.megabytes': 'Enter a whole number from 64 to 512.' }

/** The issues of a part of a problem as faults; `part` is empty for those of `problem.json`. */
export const faultsOfIssues = (part: string, issues: readonly { path: readonly PropertyKey[]; message: string }[]): ProblemFault[] =>
  issues.map(({ path, message }) => {
    const at = [part, ...path.map(String)].filter(Boolean).join('.')
    return { at, message: IN_THE_FORM[at] ?? message }
  })

type Parsed = { success: true } | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }

const issuesAt = (part: string, parsed: Parsed): ProblemFault[] =>
  parsed.success ? [] : faultsOfIssues(part, parsed.error.issues.slice(0, 20))

const largeTests = (written: unknown[]): ProblemFault[] =>
  written.flatMap((test, at) => (JSON.stringify(test).length > MAX_TEST ? [{ at: `tests.${at}`, message: 'This test is too large. Generate large arguments instead.' }] : []))

/** Reports generated arguments that are too large to be sent to a solution. */
export const generatedFaults = (tests: readonly { arguments: Value[] }[]): ProblemFault[] =>
  tests.flatMap((test, at) => (JSON.stringify(test.arguments).length > MAX_WIRE ? [{ at: `tests.${at}`, message: 'The generated arguments are too large for a solution.' }] : []))

function duplicateTests(tests: readonly UnansweredTest[]): ProblemFault[] {
  const written = tests.map((test) => JSON.stringify(test.arguments))
  return written.flatMap((one, at) => (written.indexOf(one) === at ? [] : [{ at: `tests.${at}`, message: `This test has the same arguments as test ${written.indexOf(one) + 1}.` }]))
}

function typeFaults({ parameters, returns }: Pick<Problem, 'parameters' | 'returns'>, tests: readonly UnansweredTest[]): ProblemFault[] {
  return tests.flatMap((test, at) => {
    if (test.arguments.length !== parameters.length) return [{ at: `tests.${at}`, message: 'The number of arguments doesn’t match the function.' }]
    const given = parameters.map(({ name, type }, index) => ({ at: `tests.${at}.arguments.${index}`, message: typeErrorOf(test.arguments[index]!, readType(type)!, `\`${name}\``) }))
    const expected = { at: `tests.${at}.expected`, message: test.expected === undefined ? null : typeErrorOf(test.expected, readType(returns.type)!) }
    return [...given, expected].flatMap(({ at, message }) => (message === null ? [] : [{ at, message }]))
  })
}

/** The type of the answer, also of a problem that is not valid otherwise; empty if there is none. */
export function returnTypeOf(about: unknown): string {
  const { returns } = (about ?? {}) as { returns?: { type?: unknown } | null }
  return typeof returns?.type === 'string' ? returns.type : ''
}

function solutionFaults(solutions: readonly Solution[], languages: readonly Language[]): ProblemFault[] {
  const written = solutions.filter(({ fault, source }) => fault === null && source.trim() !== '')
  const missing = languages.filter((language) => !written.some((one) => one.language === language))
  const wrong = solutions.filter(({ fault }) => fault !== null)
  return [
    ...missing.map((language) => ({ at: `solutions.reference.${EXTENSIONS[language]}`, message: `Add a reference solution in ${LANGUAGE_NAMES[language]}.` })),
    ...(languages.includes('sql') && !written.some(({ file }) => file === SECOND_SQL) ? [{ at: `solutions.${SECOND_SQL}`, message: 'Add a second reference solution, which solves it in another way.' }] : []),
    ...(wrong.length < MIN_WRONG_SOLUTIONS ? [{ at: 'solutions', message: `Add at least ${MIN_WRONG_SOLUTIONS} known-wrong solutions.` }] : []),
    ...wrong.flatMap(({ file, fault }) => (fault!.length < SHORTEST_FAULT ? [{ at: `solutions.${file}`, message: `The first line of ${file} must say what is wrong with it.` }] : [])),
  ]
}
