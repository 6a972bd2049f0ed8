import { expect, test } from 'vitest'
import type { JudgeResult, Outcome } from './judging.ts'
import { runsOnServer, serverRunReport } from './server-run.ts'

const outcome = (overrides: Partial<Outcome>): Outcome => ({ verdict: 'Accepted', timeMs: 2, memoryKb: 9000, message: null, got: null, errors: null, ...overrides })
const result = (outcomes: Outcome[], failure: JudgeResult['failure'] = null): JudgeResult => ({ sandbox: 'native', outcomes, failure })

test('Python runs on the server if it imports NumPy or its problem needs it (requirement J-39)', () => {
  const python = { language: 'python', needsNumpy: false } as const
  expect(runsOnServer(python, 'import numpy as np\n')).toBe(true)
  expect(runsOnServer(python, '# import numpy\nimport math\n')).toBe(false)
  expect(runsOnServer({ ...python, needsNumpy: true }, '')).toBe(true)
  expect(runsOnServer({ language: 'javascript', needsNumpy: true }, 'import numpy\n')).toBe(false)
})

test('answers, prints and errors of a run are reported in order', () => {
  const outcomes = [outcome({ answer: '[1]', printed: 'seen\n' }), outcome({ verdict: 'Runtime Error', message: '  line 2\nKeyError' }), outcome({ verdict: 'Memory Limit Exceeded', message: 'Too much.' })]
  expect(serverRunReport(result(outcomes))).toEqual({
    ended: 'done',
    answers: [
      { at: 0, value: '[1]', ms: 2, printed: 'seen\n' },
      { at: 1, raised: '  line 2\nKeyError', ms: 2, printed: '' },
      { at: 2, raised: 'Too much.', limit: 'memory', ms: 2, printed: '' },
    ],
  })
})

test('a test that took too long ends the run, also while the program is loaded', () => {
  const tooLong = { verdict: 'Time Limit Exceeded', message: 'It took more than 2 s.' } as const
  expect(serverRunReport(result([outcome({ answer: '1' }), outcome(tooLong)]))).toMatchObject({ ended: 'too-long', answers: [{ at: 0, value: '1' }] })
  expect(serverRunReport(result([], tooLong))).toEqual({ ended: 'too-long', answers: [] })
})

test('a compile error comes before the first call, an error while loading in it', () => {
  expect(serverRunReport(result([], { verdict: 'Compile Error', message: 'SyntaxError' })).answers).toEqual([{ at: -1, raised: 'SyntaxError', ms: 0, printed: '' }])
  expect(serverRunReport(result([], { verdict: 'Runtime Error', message: 'NameError' })).answers).toEqual([{ at: 0, raised: 'NameError', ms: 0, printed: '' }])
})

test('answers that are too large together are left out', () => {
  const long = JSON.stringify('x'.repeat(600_000))
  expect(serverRunReport(result([outcome({ answer: long }), outcome({ answer: long })])).answers.map(({ limit }) => limit)).toEqual([undefined, 'output'])
})
