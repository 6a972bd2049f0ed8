import { describe, expect, test } from 'vitest'
import { people } from '#content/demo/people.ts'
import { solvedProblems } from '#content/demo/solved-problems.ts'
import { checkAnswer } from '#features/practice/rules/check-answer.ts'
import { readProblem } from '#features/practice/server/problem-bank.ts'
import { runSolutions } from '../../tools/problems/run-solutions.ts'

const entries = solvedProblems.flatMap(({ problem, solutions }) => solutions.map((solution) => ({ problem: readProblem(problem), solution })))
const usernames = new Set(people.map(({ username }) => username))

describe('Shared solutions of the demo world', () => {
  test.each(['python', 'javascript'] as const)('those in %s pass all tests of their problems', async (language) => {
    const own = entries.filter(({ solution }) => solution.language === language)
    const answers = await runSolutions(language, own.map(({ problem, solution }) => ({ problem, solution: { language, file: 'shared', source: solution.code, fault: null } })))
    const faults = own.flatMap(({ problem, solution }, at) =>
      problem.tests.flatMap((one, nth) => {
        const answer = answers![at]![nth]!
        const fault = 'raised' in answer ? answer.raised : checkAnswer({ ...problem, language }, one, answer.value)
        return typeof fault !== 'string' && fault.passes ? [] : [`${problem.slug}, ${solution.by}, test ${nth + 1}: ${typeof fault === 'string' ? fault : fault.message}`]
      }),
    )
    expect(faults).toEqual([])
  })

  test('are by people of the demo world, one for each language, who do not vote for themselves', () => {
    for (const { solutions, comments } of solvedProblems) {
      const said = comments.flatMap((comment) => [comment, ...(comment.replies ?? [])])
      expect([...solutions, ...said].map(({ by }) => by).filter((by) => !usernames.has(by))).toEqual([])
      expect(solutions.flatMap(({ by, votes }) => votes.filter((voter) => voter === by || !usernames.has(voter)))).toEqual([])
      expect(new Set(solutions.map(({ by }) => by)).size).toBe(solutions.length)
    }
  })
})
