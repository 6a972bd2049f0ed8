import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { canDraw } from '#platform/server/rich-text/maths.ts'
import { BANK, listSlugs, readPreviousSlugs, readProblem, readSolutions, readWritten } from '#features/practice/server/read-problems.ts'
import type { Solution } from '#features/practice/rules/written-problem.ts'
import { checkAnswer } from '#features/practice/rules/check-answer.ts'
import { likenessFaults } from '#features/practice/rules/likeness.ts'
import { dataOf, draftOf } from '#features/practice/rules/problem-draft.ts'
import { problemFaults } from '#features/practice/rules/problem-faults.ts'
import { slugFaults } from '#features/practice/rules/slug-faults.ts'
import { misfitOf, readType } from '#features/practice/rules/value-types.ts'
import { LANGUAGES, LEAST_WRONG, type Language, type Problem } from '#features/practice/rules/problem.ts'
import { sampleCode, sampleInput, sampleOutput } from '#features/practice/rules/sample-texts.ts'
import { unjudgedSlugs } from '../../tools/problems/judged.ts'
import { hasNumpy, runSolutions, type Answered } from '../../tools/problems/run-solutions.ts'

const MAX_TEST = 4_096

interface Told {
  problem: Problem
  solution: Solution
}

const problems = listSlugs().map((slug) => readProblem(slug))
/** Problems that did not change since they were judged are skipped; `npm run audit` judges all. */
const unjudged = new Set(unjudgedSlugs())
const submitted: Told[] = problems.filter(({ slug }) => unjudged.has(slug)).flatMap((problem) => readSolutions(problem.slug).map((solution) => ({ problem, solution })))

const isNumpyThere = hasNumpy()
// Skipped cases are printed, so that the person who runs the tests sees them.
if (!isNumpyThere) process.stderr.write('\nPROBLEMS THAT ASK FOR NUMPY WERE NOT TRIED IN PYTHON: this machine does not have it.\n\n')

/** Whether a problem can be judged in a language here. */
const canTry = ({ needsNumpy }: Problem, language: Language) => isNumpyThere || language !== 'python' || !needsNumpy

const answersIn = new Map<Language, { submitted: Told; answers: Answered[] }[] | null>()
for (const language of LANGUAGES) {
  const ofLanguage = submitted.filter(({ problem, solution }) => solution.language === language && canTry(problem, language))
  const answers = await runSolutions(language, ofLanguage)
  answersIn.set(language, answers?.map((one, at) => ({ submitted: ofLanguage[at]!, answers: one })) ?? null)
}

/** The tests of a problem that one solution fails, a line for each. */
const against = ({ problem }: Told, answers: readonly Answered[]) =>
  problem.tests.flatMap((test, at) => {
    const answer = answers[at]!
    if ('raised' in answer) return [`test ${at + 1}: ${answer.raised}`]
    const verdict = checkAnswer(problem, test, answer.value)
    return verdict.passes ? [] : [`test ${at + 1}: ${verdict.says}`]
  })

describe('The solutions of the problem bank (requirements Q-27, Q-28)', () => {
  for (const language of LANGUAGES) {
    const run = answersIn.get(language) ?? null
    const title = run === null ? ` — NOT RUN: this machine has no ${language}` : ''
    describe.skipIf(run === null)(`${language}${title}`, () => {
      for (const problem of problems.filter(({ slug }) => unjudged.has(slug))) {
        test.skipIf(!canTry(problem, language))(`${problem.slug}: the reference passes every test`, () => {
          const [reference] = run!.filter(({ submitted }) => submitted.problem === problem && submitted.solution.fault === null)
          expect(against(reference!.submitted, reference!.answers)).toEqual([])
        })
      }

      test('every known-wrong solution fails some test, with a message', () => {
        const wrong = run!.filter(({ submitted }) => submitted.solution.fault !== null)
        const accepted = wrong.filter(({ submitted, answers }) => against(submitted, answers).length === 0)
        expect(accepted.map(({ submitted }) => `${submitted.problem.slug}/${submitted.solution.file}`)).toEqual([])
        expect(wrong.filter(({ submitted }) => !/^[A-Z].{15,}\.$/.test(submitted.solution.fault!)).map(({ submitted }) => `${submitted.problem.slug}/${submitted.solution.file}`)).toEqual([])
      })
    })
    if (run === null) process.stderr.write(`\nTHE BANK WAS NOT TRIED IN ${language.toUpperCase()}: this machine does not have it.\n\n`)
  }

  test('both references accept each other’s results', () => {
    const [python, javascript] = LANGUAGES.map((language) => answersIn.get(language)?.filter(({ submitted }) => submitted.solution.fault === null) ?? [])
    const disagreements = (python ?? []).flatMap(({ submitted: { problem }, answers }) => {
      const other = javascript?.find(({ submitted }) => submitted.problem === problem)?.answers
      return answers.flatMap((answer, at) => {
        const one = other?.[at]
        if (one === undefined || 'raised' in answer || 'raised' in one || answer.value === undefined) return []
        const verdict = checkAnswer(problem, { ...problem.tests[at]!, expected: answer.value }, one.value)
        return verdict.passes ? [] : [`${problem.slug}, test ${at + 1}: ${verdict.says}`]
      })
    })
    expect(disagreements).toEqual([])
  })

  test('each problem has at least two known-wrong solutions', () => {
    const few = problems.filter(({ slug }) => readSolutions(slug).filter(({ fault }) => fault !== null).length < LEAST_WRONG)
    expect(few.map(({ slug }) => slug)).toEqual([])
  })
})

describe('The texts and data of the problem bank (requirements Q-26, Q-29 to Q-31)', () => {
  for (const problem of problems) {
    test(`${problem.slug}: data have their types, tests differ and stay small`, () => {
      const type = readType(problem.returns.type)!
      const misfits = problem.tests.flatMap(({ arguments: given, expected }) => [
        ...(given.length === problem.parameters.length ? [] : ['number of arguments']),
        ...given.map((one, at) => misfitOf(one, readType(problem.parameters[at]!.type)!)),
        misfitOf(expected, type),
      ])
      expect(misfits.filter((one) => one !== null)).toEqual([])
      expect(new Set(problem.tests.map((one) => JSON.stringify(one.arguments))).size).toBe(problem.tests.length)
      const written = JSON.parse(readFileSync(join(BANK, problem.slug, 'tests.json'), 'utf8')) as unknown[]
      expect(written.filter((one) => JSON.stringify(one).length > MAX_TEST)).toEqual([])
    })

    test(`${problem.slug}: passes the gate, and fits into the form of the site`, () => {
      const solutions = readSolutions(problem.slug)
      const data = { slug: problem.slug, ...readWritten(problem.slug), solutions: solutions.map(({ file, source }) => ({ file, source })) }
      expect(problemFaults(data, solutions, canDraw)).toEqual([])
      expect(dataOf(draftOf(data))).toEqual(data)
    })

    test(`${problem.slug}: the statement and the editorial are long enough`, () => {
      expect(problem.statement.length).toBeGreaterThan(400)
      expect(problem.editorial.length).toBeGreaterThan(300)
    })

    test(`${problem.slug}: the sample texts are generated from the tests`, () => {
      expect(sampleInput(problem).split('\n')).toHaveLength(problem.parameters.length)
      expect(sampleOutput(problem)).not.toBe('')
      for (const language of LANGUAGES) expect(sampleCode(problem, language)).toContain(problem.parameters[0]!.name)
    })
  }

  test('no text of one problem appears in another', () => {
    const faults = problems.flatMap((problem, at) => likenessFaults(problem, problems.slice(at + 1)).map((fault) => ({ slug: problem.slug, ...fault })))
    expect(faults).toEqual([])
    const [first] = problems
    expect(likenessFaults(first!, [first!]).map(({ at }) => at)).toEqual(expect.arrayContaining(['title', 'statement', 'editorial']))
  })

  test('a previous slug redirects to one problem, and is not in use (requirement Q-34)', () => {
    expect(slugFaults(listSlugs().map((slug) => ({ slug, previousSlugs: readPreviousSlugs(slug) })))).toEqual([])
  })

  test('the bank covers its categories, and contains Two Sum (requirement Q-32)', () => {
    expect(new Set(problems.map(({ category }) => category))).toEqual(new Set(['algo', 'math', 'ds']))
    expect(new Set(problems.map(({ difficulty }) => difficulty))).toEqual(new Set(['Easy', 'Medium', 'Hard']))
    expect(problems.map(({ title }) => title)).toContain('Two Sum')
  })
})
