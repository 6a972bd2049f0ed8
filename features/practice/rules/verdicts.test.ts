import { describe, expect, test } from 'vitest'
import { hasConsequences, latestState, VERDICTS, verdictOf, verdictText } from './verdicts.ts'

describe('Verdicts (requirement J-4)', () => {
  test('the verdict of a submission is that of its first failed test', () => {
    expect(verdictOf([{ verdict: 'Accepted' }, { verdict: 'Wrong Answer' }, { verdict: 'Runtime Error' }])).toBe('Wrong Answer')
    expect(verdictOf([{ verdict: 'Accepted' }])).toBe('Accepted')
  })

  test('a verdict is not replaced by an older state that arrives later', () => {
    const [waiting, running, judged] = (['waiting', 'running', 'judged'] as const).map((state) => ({ state }))
    expect([latestState(judged!, running!), latestState(waiting!, judged!), latestState(running!, waiting!)]).toEqual([judged, judged, waiting])
  })

  test('learners of SQL and Python read of an error where a program does not compile', () => {
    expect([verdictText('Compile Error', 'sql'), verdictText('Compile Error', 'python'), verdictText('Compile Error', 'javascript'), verdictText('Wrong Answer', 'sql')]).toEqual(['SQL error', 'Program error', 'Compile Error', 'Wrong Answer'])
  })

  test('only a Judge Error has no consequences', () => {
    expect(VERDICTS.filter((verdict) => !hasConsequences(verdict))).toEqual(['Judge Error'])
  })
})
