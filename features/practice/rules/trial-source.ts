import { z } from 'zod'
import type { JudgeInput } from './judging.ts'
import { typedNotJson } from './typed-not-json.ts'
import { draftWords } from './draft-words.ts'
import { inOrderOfForm } from './fault-order.ts'
import { faultText } from './fault-text.ts'
import { faultsOfIssues, generatedFaults, returnTypeOf, type ProblemFault } from './problem-faults.ts'
import { problemSchema, QUERY } from './problem-schemas.ts'
import type { ProblemSource } from './problem-source.ts'
import { runtimeFaults } from './runtime-faults.ts'
import { hasSmallRecipes } from './storable.ts'
import { argumentsSchema, expectedSchema } from './tests-schema.ts'
import type { Value } from './value.ts'
import { readType, typeErrorOf } from './value-types.ts'

const MAX_FAULTS = 10
const { shape } = problemSchema
const { name, type } = shape.parameters.element.shape

/** The parts of `problem.json` that verdicts depend on. */
const judgedAbout = z.object({
  function: shape.function,
  parameters: z.array(z.object({ name, type, says: z.unknown() }), 'Add the parameters of the function.').min(1, 'Add at least one parameter.'),
  returns: z.object({ type, says: z.unknown() }, 'Describe what the function returns.'),
  checker: shape.checker,
  limits: shape.limits,
  needsNumpy: shape.needsNumpy,
  whyNoNumpy: z.string().optional(),
})

/** An expected answer that is not written yet is undefined, like one that comes from the reference. */
const openExpected = z.unknown().transform((json) => (typedNotJson(json)?.trim() === '' ? { from: 'reference' } : json)).pipe(expectedSchema)
const judgedTests = z.array(z.object({ arguments: argumentsSchema, expected: openExpected }), 'Tests must be a list.').min(1, 'Add at least one test.').max(40, 'Add up to 40 tests.')

/** What the judge needs to try a draft; the expected answers may be open. */
export type TrialSource = Omit<JudgeInput, 'language' | 'code' | 'tests' | 'collectsAnswers'> & { tests: { arguments: Value[]; expected: Value | undefined }[] }

/** Reads the parts of a draft that a trial needs; texts may be missing. Returns what is wrong instead, as faults and as sentences. */
export function readTrial(body: ProblemSource): { source: TrialSource } | { faults: ProblemFault[]; findings: string[] } {
  const read = sourceOrFaults(body)
  if ('source' in read) return read
  const words = draftWords(returnTypeOf(body.about))
  return { faults: read.faults, findings: read.faults.map((fault) => faultText(fault, words)) }
}

function sourceOrFaults(body: ProblemSource): { source: TrialSource } | { faults: ProblemFault[] } {
  const about = judgedAbout.safeParse(body.about)
  const tests = hasSmallRecipes(body.tests) ? judgedTests.safeParse(body.tests) : null
  const faults: ProblemFault[] = [
    ...(about.success ? [] : faultsOfIssues('', about.error.issues)),
    ...(tests === null ? [{ at: 'tests', message: 'The generated arguments are too large for a solution.' }] : tests.success ? [] : faultsOfIssues('tests', tests.error.issues)),
    ...runtimeFaults(body),
  ]
  if (!about.success || tests === null || !tests.success || faults.length > 0) return { faults: inOrderOfForm(faults).slice(0, MAX_FAULTS) }
  const { whyNoNumpy = null, function: name = QUERY, parameters, returns, ...judged } = about.data
  const large = generatedFaults(tests.data)
  if (large.length > 0) return { faults: large }
  const errors = tests.data.flatMap((test, at) => typeErrors(test, { parameters, returns }).map((message): ProblemFault => ({ at: `tests.${at}`, message })))
  if (errors.length > 0) return { faults: errors.slice(0, MAX_FAULTS) }
  return { source: { ...judged, function: name, whyNoNumpy, parameters: parameters.map((one) => ({ ...one, says: '' })), returns: { ...returns, says: '' }, tests: tests.data } }
}

function typeErrors({ arguments: given, expected }: TrialSource['tests'][number], { parameters, returns }: { parameters: { name: string; type: string }[]; returns: { type: string } }): string[] {
  if (given.length !== parameters.length) return ['The number of arguments doesn’t match the function.']
  const errors = parameters.map((one, at) => typeErrorOf(given[at]!, readType(one.type)!, `\`${one.name}\``))
  return [...errors, expected === undefined ? null : typeErrorOf(expected, readType(returns.type)!, 'The expected answer')].filter((error) => error !== null)
}
