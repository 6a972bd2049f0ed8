import { describe, expect, test } from 'vitest'
import { effectMessage, effectOf, effectOfGroup, effectSentences, problemOfGroupRights } from './rights-groups.ts'

const known = [
  { name: 'news.edit', label: 'Edit news' },
  { name: 'blogs.write', label: 'Write blogs' },
  { name: 'grants.change', label: 'Grant and remove roles', fixed: true },
] as never

describe('Rights groups (requirement G-23)', () => {
  test('a person gains and loses only what they do not have from a role or another group', () => {
    expect(effectOf({ before: ['a', 'b'], after: ['b', 'c', 'd'], others: ['d'] })).toEqual({ gains: ['c'], loses: ['a'] })
    expect(effectOf({ before: ['a'], after: [], others: ['a'] })).toEqual({ gains: [], loses: [] })
  })

  test('a group has known rights, at least one, and none that only admins have', () => {
    expect(problemOfGroupRights(['news.edit'], known, ['blogs.write'])).toBeNull()
    expect(problemOfGroupRights([], known, ['blogs.write'])).toBe('Choose at least one permission.')
    expect(problemOfGroupRights(['x'], known, ['blogs.write'])).toBe('Unknown permission “x”.')
    expect(problemOfGroupRights(['news.edit', 'grants.change'], known, ['blogs.write'])).toBe('Only admins can have this permission: Grant and remove roles.')
    expect(problemOfGroupRights(['blogs.write'], known, ['blogs.write'])).toBe('Choose at least one permission that learners don’t already have.')
    expect(problemOfGroupRights(['blogs.write', 'news.edit'], known, ['blogs.write'])).toBeNull()
  })

  test('a person gains what a group adds, and loses the same without it', () => {
    expect(effectOfGroup({ rights: ['a', 'b'], held: true, others: ['b'] })).toEqual({ gains: ['a'], loses: [] })
    expect(effectOfGroup({ rights: ['a', 'b'], held: false, others: ['b'] })).toEqual({ gains: [], loses: ['a'] })
  })

  test('the notification names up to five permissions', () => {
    const label = (right: string) => right.toUpperCase()
    expect(effectMessage({ gains: ['a', 'b'], loses: ['c'] }, label)).toBe('You can now: A; B. You can no longer: C.')
    expect(effectMessage({ gains: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], loses: [] }, label)).toBe('You can now: A; B; C; D; E and 2 more.')
    for (const nothing of [{ gains: [], loses: [] }, {}]) expect(effectMessage(nothing, label)).toBe('')
  })

  test('the dry run counts people by permission', () => {
    const effects = [{ name: 'Ada', gains: ['a'], loses: [] }, { name: 'Ben', gains: ['a'], loses: ['b'] }]
    expect(effectSentences(effects, (right) => right.toUpperCase())).toEqual(['2 people gain: A.', 'Ben loses: B.'])
    expect(effectSentences([], String)).toEqual(['No one gains or loses anything.'])
  })
})
