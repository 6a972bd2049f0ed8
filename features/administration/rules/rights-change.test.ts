import { describe, expect, test } from 'vitest'
import { lossSentence, rebasedRights, rightsChange } from './rights-change.ts'

describe('A change of rights (requirement G-4)', () => {
  test('lists what is given and what is taken', () => {
    expect(rightsChange(['a', 'b'], ['b', 'c', 'c'])).toEqual({ given: ['c'], taken: ['a'] })
    expect(rightsChange(['a'], ['a'])).toEqual({ given: [], taken: [] })
  })

  test('is put on top of rights that another admin saved meanwhile', () => {
    expect(rebasedRights({ before: ['a', 'b'], edited: ['b', 'c'], latest: ['a', 'b', 'd'] })).toEqual(['b', 'c', 'd'])
    expect(rebasedRights({ before: ['a', 'b'], edited: ['b', 'c'], latest: ['b', 'c'] })).toEqual(['b', 'c'])
  })

  test('describes who would lose what', () => {
    expect(lossSentence('Mentor', 1, ['Write blogs'])).toBe('One person with the Mentor role would lose: Write blogs.')
    expect(lossSentence('Learner', 1200, ['Write blogs', 'Comment'])).toBe('1,200 people with the Learner role would lose: Write blogs; Comment.')
    expect(lossSentence('Learner', 5, [])).toBe('No one loses access.')
  })
})
