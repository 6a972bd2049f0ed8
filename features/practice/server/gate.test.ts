import { expect, test } from 'vitest'
import type { Context } from '#platform/server/context.ts'
import type { Problem } from '../rules/problem.ts'
import { judgeSolutions } from './gate.ts'

test('a check of a problem rests after each of its programs (requirement J-16)', async () => {
  const done: string[] = []
  const judges = {
    judge: async ({ code }: { code: string }) => {
      done.push(code)
      return { outcomes: [], failure: null }
    },
    pause: async () => void done.push('rest'),
  }
  const solution = { language: 'python', fault: null } as const
  const solutions = ['one', 'two'].map((source) => ({ ...solution, file: `${source}.py`, source }))
  await judgeSolutions({ judges } as unknown as Context, {} as Problem, solutions)
  expect(done).toEqual(['one', 'rest', 'two', 'rest'])
})
