import { expect, test } from 'vitest'
import { leftOutItems, withoutLeftOut } from './left-out.ts'

const item = (path: string) => ({ path, title: path, text: '' })
const content = { sections: [{ label: 'Blogs', items: [item('/a'), item('/b')] }, { label: 'News', items: [item('/c')] }], personalItems: [{ ...item('/d'), topics: [] }] }

test('what an editor removed is not in the issue, and can be put back later', () => {
  const leftOut = ['/c', '/b', '/d', '/of-last-week']
  expect(withoutLeftOut(content, leftOut)).toEqual({ sections: [{ label: 'Blogs', items: [item('/a')] }], personalItems: [] })
  expect(leftOutItems(content, leftOut)).toEqual([item('/b'), item('/c')])
  expect([withoutLeftOut(content, []), leftOutItems(content, [])]).toEqual([content, []])
})
