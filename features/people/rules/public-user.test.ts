import { expect, test } from 'vitest'
import { countsIn } from './public-user.ts'

const user = { id: '1', username: 'ada', name: 'Ada', role: 'Learner', location: 'London', avatar: '/a.svg' }

test('reads followers and streak of a stored card, and ignores values of a wrong type', () => {
  expect(countsIn({ ...user, followers: ['bob'], streak: 3 } as never)).toEqual({ followers: ['bob'], streak: 3 })
  expect(countsIn({ ...user, followers: 'all', streak: '9' } as never)).toEqual({ followers: [], streak: 0 })
  expect(countsIn({ ...user, followers: ['bob', 1, null] } as never).followers).toEqual(['bob'])
  expect(countsIn(null)).toEqual({ followers: [], streak: 0 })
})
