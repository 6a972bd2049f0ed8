import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { canDraw } from '#platform/server/rich-text/maths.ts'
import { BANK_FOLDER, listSlugs, readPreviousSlugs, readProblem, readSolutions, readSource } from '#features/practice/server/problem-bank.ts'
import type { Solution } from '#features/practice/rules/problem-source.ts'
import { checkAnswer, readAnswer } from '#features/practice/rules/check-answer.ts'
import { duplicateFaults } from '#features/practice/rules/duplicate-texts.ts'
import { dataOf, draftOf } from '#features/practice/rules/problem-draft.ts'
import { problemFaults } from '#features/practice/rules/problem-faults.ts'
import { slugFaults } from '#features/practice/rules/slug-faults.ts'
import { typeErrorOf, readType } from '#features/practice/rules/value-types.ts'
import { LANGUAGES, languagesOf, MIN_WRONG_SOLUTIONS, type Language, type Problem } from '#features/practice/rules/problem.ts'
import { sampleCode, sampleInput, sampleOutput } from '#features/practice/rules/sample-texts.ts'
import { unjudgedSlugs } from '../../tools/problems/judged-problems.ts'
import { hasNumpy, runSolutions, type Answer } from '../../tools/problems/run-solutions.ts'

const MAX_TEST = 4_096

interface SolutionOfProblem {
  problem: Problem
  solution: Solution
}

const problems = listSlugs().map((slug) => readProblem(slug))
/** Problems that did not change since they were judged are skipped; `npm run audit` judges all. */
const unjudged = new Set(unjudgedSlugs())
/** References only: known-wrong solutions may not end, so they are run by the judge (`tests/judge`). */
const entries: SolutionOfProblem[] = problems.filter(({ slug }) => unjudged.has(slug)).flatMap((problem) => readSolutions(problem.slug).filter(({ fault }) => fault === null).map((solution) => ({ problem, solution })))

const isNumpyThere = hasNumpy()
// Tests that could not run are reported on the terminal.
if (!isNumpyThere) process.stderr.write('\nPROBLEMS THAT NEED NUMPY WERE NOT TESTED IN PYTHON: this machine does not have it.\n\n')

/** Whether this machine can run solutions of a problem in a language. */
const canRun = ({ needsNumpy, returns }: Problem, language: Language) => languagesOf(returns.type).includes(language) && (isNumpyThere || language !== 'python' || !needsNumpy)

const answersIn = new Map<Language, { entry: SolutionOfProblem; answers: Answer[] }[] | null>()
for (const language of LANGUAGES) {
  const mine = entries.filter(({ problem, solution }) => solution.language === language && canRun(problem, language))
  const answers = await runSolutions(language, mine)
  answersIn.set(language, answers?.map((one, at) => ({ entry: mine[at]!, answers: one })) ?? null)
}

/** A line for each test that a solution does not pass. */
const failedTests = ({ problem, solution }: SolutionOfProblem, answers: readonly Answer[]) =>
  problem.tests.flatMap((test, at) => {
    const answer = answers[at]!
    if ('raised' in answer) return [`test ${at + 1}: ${answer.raised}`]
    const verdict = checkAnswer({ ...problem, language: solution.language }, test, answer.value)
    return verdict.passes ? [] : [`test ${at + 1}: ${verdict.message}`]
  })

describe('Solutions of the problem bank (requirements Q-27, Q-28)', () => {
  for (const language of LANGUAGES) {
    const runs = answersIn.get(language) ?? null
    const title = runs === null ? ` — NOT RUN: this machine has no ${language}` : ''
    // A suite must not be empty, and nothing is run if no problem has changed.
    if (unjudged.size > 0) describe.skipIf(runs === null)(`${language}${title}`, () => {
      for (const problem of problems.filter(({ slug }) => unjudged.has(slug))) {
        test.skipIf(!canRun(problem, language))(`${problem.slug}: the reference passes every test`, () => {
          const references = runs!.filter(({ entry }) => entry.problem === problem && entry.solution.fault === null)
          expect(references.flatMap(({ entry, answers }) => failedTests(entry, answers))).toEqual([])
        })
      }
    })
    if (runs === null) process.stderr.write(`\nTHE PROBLEM BANK WAS NOT TESTED IN ${language.toUpperCase()}: this machine does not have it.\n\n`)
  }

  test('the answers of both references are correct for each other', () => {
    const all = LANGUAGES.flatMap((language) => answersIn.get(language) ?? [])
    const differences = problems.flatMap((problem) => {
      const [first, second] = all.filter(({ entry }) => entry.problem === problem)
      return (first?.answers ?? []).flatMap((answer, at) => {
        const one = second?.answers[at]
        if (one === undefined || 'raised' in answer || 'raised' in one || answer.value === undefined) return []
        const read = readAnswer({ ...problem, language: first!.entry.solution.language }, answer.value)
        if ('message' in read) return [`${problem.slug}, test ${at + 1}: ${read.message}`]
        const verdict = checkAnswer({ ...problem, language: second!.entry.solution.language }, { ...problem.tests[at]!, expected: read.answer }, one.value)
        return verdict.passes ? [] : [`${problem.slug}, test ${at + 1}: ${verdict.message}`]
      })
    })
    expect(differences).toEqual([])
  })

  test('each problem has at least two known-wrong solutions, which describe their faults', () => {
    const unclear = problems.flatMap(({ slug }) => readSolutions(slug).flatMap(({ file, fault }) => (fault === null || /^[A-Z].{15,}\.$/.test(fault) ? [] : [`${slug}/${file}`])))
    expect(unclear).toEqual([])
    const few = problems.filter(({ slug }) => readSolutions(slug).filter(({ fault }) => fault !== null).length < MIN_WRONG_SOLUTIONS)
    expect(few.map(({ slug }) => slug)).toEqual([])
  })
})

describe('Texts and data of the problem bank (requirements Q-26, Q-29 to Q-31)', () => {
  for (const problem of problems) {
    test(`${problem.slug}: values have their types, and tests differ and are small`, () => {
      const type = readType(problem.returns.type)!
      const typeErrors = problem.tests.flatMap(({ arguments: given, expected }) => [
        ...(given.length === problem.parameters.length ? [] : ['number of arguments']),
        ...given.map((one, at) => typeErrorOf(one, readType(problem.parameters[at]!.type)!)),
        typeErrorOf(expected, type),
      ])
      expect(typeErrors.filter((one) => one !== null)).toEqual([])
      expect(new Set(problem.tests.map((one) => JSON.stringify(one.arguments))).size).toBe(problem.tests.length)
      const written = JSON.parse(readFileSync(join(BANK_FOLDER, problem.slug, 'tests.json'), 'utf8')) as unknown[]
      expect(written.filter((one) => JSON.stringify(one).length > MAX_TEST)).toEqual([])
    })

    test(`${problem.slug}: it has no faults, and converts to a draft and back without loss`, () => {
      const solutions = readSolutions(problem.slug)
      const data = { slug: problem.slug, ...readSource(problem.slug), solutions: solutions.map(({ file, source }) => ({ file, source })) }
      expect(problemFaults(data, solutions, canDraw)).toEqual([])
      expect(dataOf(draftOf(data))).toEqual(data)
    })

    test(`${problem.slug}: the statement and the editorial have a minimum length`, () => {
      expect(problem.statement.length).toBeGreaterThan(400)
      expect(problem.editorial.length).toBeGreaterThan(300)
    })

    test(`${problem.slug}: sample texts are generated`, () => {
      expect(sampleInput(problem).split('\n')).toHaveLength(problem.parameters.length)
      expect(sampleOutput(problem)).not.toBe('')
      for (const language of languagesOf(problem.returns.type)) expect(sampleCode(problem, language)).toContain(problem.parameters[0]!.name)
    })
  }

  test('no text of a problem is repeated in another', () => {
    const faults = problems.flatMap((problem, at) => duplicateFaults(problem, problems.slice(at + 1)).map((fault) => ({ slug: problem.slug, ...fault })))
    expect(faults).toEqual([])
    const [first] = problems
    expect(duplicateFaults(first!, [first!]).map(({ at }) => at)).toEqual(expect.arrayContaining(['title', 'statement', 'editorial']))
  })

  test('a previous slug belongs to one problem, and is not the current slug of any (requirement Q-34)', () => {
    expect(slugFaults(listSlugs().map((slug) => ({ slug, previousSlugs: readPreviousSlugs(slug) })))).toEqual([])
  })

  test('the bank covers all categories and difficulties, and contains Two Sum (requirement Q-32)', () => {
    expect(new Set(problems.map(({ category }) => category))).toEqual(new Set(['algo', 'math', 'ds']))
    expect(new Set(problems.map(({ difficulty }) => difficulty))).toEqual(new Set(['Easy', 'Medium', 'Hard']))
    expect(problems.map(({ title }) => title)).toContain('Two Sum')
  })
})
