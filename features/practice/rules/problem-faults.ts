import { hintsForm, problemForm, testsForm } from './problem-forms.ts'
import { LANGUAGES, LEAST_WRONG, type Problem } from './problem.ts'
import { textFaults, type CanDraw } from './text-faults.ts'
import { misfitOf, readType } from './value-types.ts'
import type { Solution, WrittenProblem } from './written-problem.ts'

const MAX_TEST = 4_096
const SHORTEST_FAULT = 15
const LANGUAGE_NAMES = { python: 'Python', javascript: 'JavaScript' }

/** What is wrong with a problem as it is written, and where: `title`, `parameters.0.type`, `tests.3.expected`, `solutions.wrong/x.py`. */
export interface ProblemFault {
  at: string
  says: string
}

/** What speaks against a problem without anything being run, in the order of its parts (requirements ). */
export function problemFaults(body: WrittenProblem, solutions: readonly Solution[], canDraw: CanDraw): ProblemFault[] {
  const about = problemForm.safeParse(body.about)
  const tests = testsForm.safeParse(body.tests)
  const hints = hintsForm.safeParse(body.hints)
  return [
    ...issuesAt('', about),
    ...textFaults({ ...body, about: about.data ?? null, hints: hints.data ?? [], tests: tests.data ?? [] }, solutions, canDraw),
    ...issuesAt('tests', tests),
    ...(tests.success ? [...largeTests(body.tests as unknown[]), ...twins(tests.data), ...(about.success ? misfits(about.data, tests.data) : [])] : []),
    ...issuesAt('hints', hints),
    ...solutionFaults(solutions),
  ]
}

/** A fault for whoever sees no fields beside it. */
export function sayFault({ at, says }: ProblemFault): string {
  const [part, index] = at.split('.')
  if (part === 'tests' && index !== undefined) return `Test ${Number(index) + 1}: ${says}`
  if (part === 'hints' && index !== undefined) return `Hint ${Number(index) + 1}: ${says}`
  return part === 'statement' || part === 'solutions' || part === 'tests' ? says : `${at || 'The data'}: ${says}`
}

type Parsed = { success: true } | { success: false; error: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } }

const issuesAt = (part: string, parsed: Parsed): ProblemFault[] =>
  parsed.success ? [] : parsed.error.issues.slice(0, 20).map(({ path, message }) => ({ at: [part, ...path.map(String)].filter(Boolean).join('.'), says: message }))

const largeTests = (written: unknown[]): ProblemFault[] =>
  written.flatMap((test, at) => (JSON.stringify(test).length > MAX_TEST ? [{ at: `tests.${at}`, says: 'This test is too large. Generate large arguments instead.' }] : []))

function twins(tests: Problem['tests']): ProblemFault[] {
  const written = tests.map((test) => JSON.stringify(test.arguments))
  return written.flatMap((one, at) => (written.indexOf(one) === at ? [] : [{ at: `tests.${at}`, says: `This test has the same arguments as test ${written.indexOf(one) + 1}.` }]))
}

function misfits({ parameters, returns }: Pick<Problem, 'parameters' | 'returns'>, tests: Problem['tests']): ProblemFault[] {
  return tests.flatMap((test, at) => {
    if (test.arguments.length !== parameters.length) return [{ at: `tests.${at}`, says: 'The number of arguments doesn’t match the function.' }]
    const given = parameters.map(({ name, type }, index) => ({ at: `tests.${at}.arguments.${index}`, says: misfitOf(test.arguments[index]!, readType(type)!, `\`${name}\``) }))
    const expected = { at: `tests.${at}.expected`, says: misfitOf(test.expected, readType(returns.type)!) }
    return [...given, expected].flatMap(({ at, says }) => (says === null ? [] : [{ at, says }]))
  })
}

function solutionFaults(solutions: readonly Solution[]): ProblemFault[] {
  const missing = LANGUAGES.filter((language) => !solutions.some((one) => one.fault === null && one.language === language && one.source.trim() !== ''))
  const wrong = solutions.filter(({ fault }) => fault !== null)
  return [
    ...missing.map((language) => ({ at: `solutions.reference.${language === 'python' ? 'py' : 'js'}`, says: `Add a reference solution in ${LANGUAGE_NAMES[language]}.` })),
    ...(wrong.length < LEAST_WRONG ? [{ at: 'solutions', says: `Add at least ${LEAST_WRONG} known-wrong solutions.` }] : []),
    ...wrong.flatMap(({ file, fault }) => (fault!.length < SHORTEST_FAULT ? [{ at: `solutions.${file}`, says: `The first line of ${file} must say what is wrong with it.` }] : [])),
  ]
}
