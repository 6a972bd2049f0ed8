import { expect, test } from 'vitest'
import { taskName } from './task-name.ts'

test('a task is named in words, the feature first', () => {
  expect(['accounts.end-suspension', 'tech-news.fetch', 'sweep', 'news.fetch-due'].map(taskName)).toEqual(['Accounts: end suspension', 'Tech news: fetch', 'Sweep', 'Fetch news sources'])
})
