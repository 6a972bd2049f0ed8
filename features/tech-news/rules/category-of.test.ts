import { describe, expect, test } from 'vitest'
import { BUILT_IN_ARTICLES } from './built-in-articles.ts'
import { MAX_BACK_OFF_MS, nextFetchIn } from './back-off.ts'
import { categoryOptions } from './categories.ts'
import { categoryOf } from './category-of.ts'

describe('Categories (T-2, T-13)', () => {
  test.each([
    ['words of another category in the title win', 'Ransomware gang exploits old vulnerability', 'Malware spreads through a flaw.', 'gadgets', 'security'],
    ['one word is no evidence', 'A phone call that changed a city', 'A story about a mayor.', 'startups', 'startups'],
    ['the source wins a tie', 'Startup builds a robot', 'It raises money.', 'robotics', 'robotics'],
    ['parts of words do not count', 'Paint and rain in Spain', 'Said again and again.', 'cloud', 'cloud'],
    ['words of several parts count', 'Series A for a venture capital founder', 'The startup raises money.', 'ai', 'startups'],
  ] as const)('%s', (_name, title, excerpt, ofSource, category) => {
    expect(categoryOf({ title, excerpt }, ofSource)).toBe(category)
  })

  test('a long text is read in time that grows with its length only', () => {
    const started = performance.now()
    categoryOf({ title: 'ai '.repeat(50_000), excerpt: 'artificial '.repeat(50_000) }, 'ai')
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test('the select has the specified options, and the chosen one of the chips', () => {
    expect(categoryOptions(null).map(({ label }) => label)).toEqual(['All', 'AI', 'Robotics', 'Startup', 'Gadgets'])
    expect(categoryOptions('cloud').map(({ label }) => label)).toEqual(['All', 'AI', 'Robotics', 'Startup', 'Gadgets', 'Cloud'])
  })
})

test('a source is fetched later and later, at least once a day (T-8)', () => {
  const hours = [1, 2, 3, 4, 5, 6, 100, 100_000].map((failures) => nextFetchIn(failures) / 3_600_000)
  expect(hours).toEqual([2, 4, 8, 16, 24, 24, 24, 24])
  expect(nextFetchIn(1e9)).toBe(MAX_BACK_OFF_MS)
})

test('there are three built-in articles: transformers, drones, silicon (T-4)', () => {
  expect(BUILT_IN_ARTICLES.map(({ title }) => title)).toEqual(['Efficient transformers for edge devices', 'Drone endurance: where the minutes go', 'Silicon for ML workloads'])
})
