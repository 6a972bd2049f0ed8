import { expect, test } from 'vitest'
import type { Context } from '#platform/server/context.ts'
import type { Problem } from '../rules/problem.ts'
import { judgeSolutions } from './gate.ts'

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
  await judgeSolutions({ judges } as unknown as Context, {} as Problem, solutions)
  expect(done).toEqual(['one', 'pause', 'two', 'pause'])
})
