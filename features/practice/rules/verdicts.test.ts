import { describe, expect, test } from 'vitest'
import { counts, laterOf, VERDICTS, verdictOf } from './verdicts.ts'

describe('Verdicts (requirement J-4)', () => {
  test('the whole is what the first test says that was not passed', () => {
    expect(verdictOf([{ verdict: 'Accepted' }, { verdict: 'Wrong Answer' }, { verdict: 'Runtime Error' }])).toBe('Wrong Answer')
    expect(verdictOf([{ verdict: 'Accepted' }])).toBe('Accepted')
  })

  test('of what is told of a submission, in whatever order it comes, the verdict stands', () => {
    const [waiting, running, judged] = (['waiting', 'running', 'judged'] as const).map((state) => ({ state }))
    expect([laterOf(judged!, running!), laterOf(waiting!, judged!), laterOf(running!, waiting!)]).toEqual([judged, judged, waiting])
  })

  test('only a failure of ours counts for nothing', () => {
    expect(VERDICTS.filter((verdict) => !counts(verdict))).toEqual(['Judge Error'])
  })
})
