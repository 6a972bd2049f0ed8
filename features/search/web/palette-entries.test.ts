import { expect, test } from 'vitest'
import { groupsFor } from './palette-entries.ts'
import { kindIcon } from './kind-icons.ts'

const action = { name: 'write-blog', label: 'Write a blog', keywords: 'new post', icon: '', run: () => {} }
const item = (kind: string, title: string) => ({ kind, id: title, title, snippet: '', path: `/${title}` })
const labels = (typed: string, ...items: ReturnType<typeof item>[]) =>
  groupsFor(typed, { groups: [{ kind: items[0]!.kind, label: 'Found', items }], matched: [] } as never, [action], '/').flatMap(({ entries }) => entries.map(({ label }) => label))

test('a page that an action opens is listed once', () => {
  expect(labels('write', item('setting', 'Write a blog'), item('setting', 'Write a problem'))).toEqual(['Write a blog', 'Write a problem', 'Search for “write”'])
  // A blog with the same name is another thing.
  expect(labels('write', item('blog', 'Write a blog'))).toEqual(['Write a blog', 'Write a blog', 'Search for “write”'])
})

test('things of different kinds have icons of their own', () => {
  const icons = ['event', 'job', 'idea', 'contest', 'blog', 'problem', 'person', 'course', 'news'].map(kindIcon)
  expect(new Set([...icons, kindIcon('unknown')]).size).toBe(icons.length + 1)
})
