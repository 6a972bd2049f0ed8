import { describe, expect, test } from 'vitest'
import { counts, VERDICTS, verdictOf } from './verdicts.ts'

describe('Verdicts (requirement J-4)', () => {
  test('the whole is what the first test says that was not passed', () => {
    expect(verdictOf([{ verdict: 'Accepted' }, { verdict: 'Wrong Answer' }, { verdict: 'Runtime Error' }])).toBe('Wrong Answer')
    expect(verdictOf([{ verdict: 'Accepted' }])).toBe('Accepted')
  })

  test('only a failure of ours counts for nothing', () => {
    expect(VERDICTS.filter((verdict) => !counts(verdict))).toEqual(['Judge Error'])
  })
})
