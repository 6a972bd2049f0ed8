import { expect, test } from 'vitest'
import type { Context } from '#platform/server/context.ts'
import type { Problem } from '../rules/problem.ts'
import { judgeSolutions, verdictFindings } from './gate.ts'

test('the gate pauses after each program (requirement J-16)', async () => {
  const done: string[] = []
  const judges = {
    judge: async ({ code }: { code: string }) => {
      done.push(code)
      return { outcomes: [], failure: null }
    },
    pause: async () => void done.push('pause'),
  }
  const solution = { language: 'python', fault: null } as const
  const solutions = ['one', 'two'].map((source) => ({ ...solution, file: `${source}.py`, source }))
  await judgeSolutions({ judges } as unknown as Context, { limits: {} } as Problem, solutions)
  expect(done).toEqual(['one', 'pause', 'two', 'pause'])
})

test('the gate runs no more solutions after five minutes (requirement Q-54)', async () => {
  const judges = { judge: async () => ({ outcomes: [{ verdict: 'Accepted', timeMs: 200_000, message: null }], failure: null }), pause: async () => {} }
  const solutions = ['one', 'two', 'three'].map((name) => ({ language: 'python' as const, fault: null, file: `${name}.py`, source: name }))
  const verdicts = await judgeSolutions({ judges } as unknown as Context, { limits: { seconds: 2, megabytes: 64 } } as Problem, solutions)
  expect(verdicts.map(({ verdict }) => verdict)).toEqual(['Accepted', 'Accepted', 'Not run'])
  expect(verdictFindings(verdicts, solutions)).toEqual(['three.py was not run. The solutions before it took too long.'])
})
