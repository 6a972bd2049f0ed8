import { expect, test } from 'vitest'
import { listOfMissing } from './list-of-missing.ts'

test('a missing thing leads to the list of its kind, everything else to the blogs', () => {
  expect(listOfMissing('/practice/no-such-problem')).toEqual({ to: '/practice', label: 'All problems' })
  expect(listOfMissing('/techNews/gone').label).toBe('All articles')
  expect([listOfMissing('/no-such-page'), listOfMissing('/')].map(({ label }) => label)).toEqual(['Read blogs', 'Read blogs'])
})
