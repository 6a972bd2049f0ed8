import { expect, test } from 'vitest'
import { TABS, tabHash, tabOf } from './tabs.ts'

test('Q-5 the address of each tab leads back to it; the first one has none', () => {
  expect(TABS.map(({ name }) => tabOf(tabHash(name)))).toEqual([null, 'help', 'solutions', 'submissions', 'talk'])
  expect(['#comment-1', '#code', '#problem', ''].map(tabOf)).toEqual(['talk', null, null, null])
})
