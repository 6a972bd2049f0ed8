import { describe, expect, test } from 'vitest'
import { AUTOMATIC, levelChange, undoneChange } from './hand-set-level.ts'

const person = { username: 'ada', level: 'new', isManual: false, reason: '', decisionId: null, earnedLevel: 'member' }

describe('A level that an admin sets by hand (requirement G-36)', () => {
  test('is named with the level before', () => {
    expect(levelChange(person, 'regular')).toMatchObject({ title: 'Set the level of @ada to Regular', change: 'New → Regular, set by hand', done: 'The level of @ada is Regular now.' })
    expect(levelChange(person, 'new').change).toBe('New, set by hand')
    expect(levelChange({ ...person, isManual: true }, 'member').change).toBe('New → Member')
  })

  test('becomes automatic again, at the level whose conditions are met', () => {
    expect(levelChange({ ...person, level: 'regular', isManual: true }, AUTOMATIC)).toMatchObject({ change: 'Regular → Member, automatic', done: 'The level of @ada is Member now, and automatic.' })
    expect(levelChange({ ...person, level: 'member', isManual: true }, AUTOMATIC).change).toBe('Member, automatic')
  })

  test('can be undone unless a decision lowered it', () => {
    expect(undoneChange(person)).toEqual({ level: 'new', automatic: true, reason: 'Undone.' })
    expect(undoneChange({ ...person, isManual: true, reason: 'Known from a meetup.' })).toEqual({ level: 'new', automatic: false, reason: 'Undone. Known from a meetup.' })
    expect(undoneChange({ ...person, decisionId: '1' })).toBeNull()
  })
})
