import { expect, test } from 'vitest'
import { taskName } from './task-name.ts'

test('a task is named by its title or in words, the feature first', () => {
  const schedules = [{ task: 'news.fetch-due', title: 'Fetch news sources' }]
  expect(['accounts.end-suspension', 'tech-news.fetch', 'sweep', 'news.fetch-due'].map((name) => taskName(name, schedules))).toEqual(['Accounts: end suspension', 'Tech news: fetch', 'Sweep', 'Fetch news sources'])
})
