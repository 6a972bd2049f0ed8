import { expect, test } from 'vitest'
import { byName } from './people-by-name.ts'

const people = [
  { username: 'elif', name: 'Elif Demir' },
  { username: 'mei', name: 'Mei Ling Chua' },
  { username: 'ada', name: 'Ada Lindqvist' },
  { username: 'lina', name: 'Lina' },
  { username: 'link', name: 'Łukasz Nowak' },
]
const found = (typed: string) => byName(people, typed).map(({ username }) => username)

test('people whose name begins with what was typed come first, then those with another word that does, then the others', () => {
  expect(found('lin')).toEqual(['lina', 'mei', 'ada', 'link', 'elif'])
  expect(found(' Mei L ')[0]).toBe('mei')
  expect(found('luk')[0]).toBe('link')
  expect(found('@link')[0]).toBe('link')
  expect(found('x')).toEqual(['elif', 'mei', 'ada', 'lina', 'link'])
})
