import { expect, test } from 'vitest'
import { findRights, groupRights } from './right-groups.ts'

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

test('rights are found by the words of their label and name, in any order, and else by their group', () => {
  const rights = [{ name: 'news.edit', label: 'Edit news' }, { name: 'blogs.write', label: 'Write blogs' }, { name: 'problems.edit', label: 'Edit all problems' }]
  const found = (text: string) => findRights(rights, text).map(({ name }) => name)
  expect([found(''), found('EDIT'), found('problems all'), found('blogs.write'), found('edit blogs'), found('contests'), found('nothing')]).toEqual([rights.map(({ name }) => name), ['news.edit', 'problems.edit'], ['problems.edit'], ['blogs.write'], [], ['problems.edit'], []])
})
