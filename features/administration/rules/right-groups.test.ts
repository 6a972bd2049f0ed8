import { expect, test } from 'vitest'
import { groupRights } from './right-groups.ts'

test('rights are grouped by what they are about; a full name wins over its prefix, unknown ones come last', () => {
  const rights = ['new-thing.do', 'people.ban', 'people.follow', 'blogs.write', 'newsletter.edit'].map((name) => ({ name }))
  expect(groupRights(rights).map(({ title, rights }) => [title, ...rights.map(({ name }) => name)])).toEqual([
    ['Blogs, discussions and messages', 'blogs.write'],
    ['Events, ideas, jobs and people', 'people.follow'],
    ['News', 'newsletter.edit'],
    ['Moderation and accounts', 'people.ban'],
    ['Other', 'new-thing.do'],
  ])
})
