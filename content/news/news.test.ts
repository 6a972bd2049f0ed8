import { expect, test } from 'vitest'
import { CATEGORIES } from '#features/tech-news/rules/categories.ts'
import { people } from '../demo/people.ts'
import { NEWS_ARTICLES } from './articles.ts'
import { NEWS_FEEDS } from './feeds.ts'
import { NEWS_SOURCES, sourcesLine } from './sources.ts'

const usernames = new Set(people.map(({ username }) => username))

test('there are at least 40 articles, at least six in each category, by people of the demo data', () => {
  expect(NEWS_ARTICLES.length).toBeGreaterThanOrEqual(40)
  for (const category of CATEGORIES) expect(NEWS_ARTICLES.filter((article) => article.category === category).length).toBeGreaterThanOrEqual(6)
  expect(NEWS_ARTICLES.filter(({ author }) => !usernames.has(author))).toEqual([])
  expect(new Set(NEWS_ARTICLES.map(({ title }) => title)).size).toBe(NEWS_ARTICLES.length)
})

test('each has 60 to 120 words, and fits into an excerpt', () => {
  const wrong = NEWS_ARTICLES.filter(({ text }) => text.length > 800 || text.split(' ').length < 60 || text.split(' ').length > 120)
  expect(wrong.map(({ title }) => title)).toEqual([])
})

test('each names its sources, with https addresses', () => {
  expect(NEWS_ARTICLES.filter(({ title }) => sourcesLine(title) === '').map(({ title }) => title)).toEqual([])
  expect(Object.keys(NEWS_SOURCES).filter((title) => !NEWS_ARTICLES.some((article) => article.title === title))).toEqual([])
  for (const [, address] of Object.values(NEWS_SOURCES).flat()) expect(new URL(address).protocol).toBe('https:')
})

test('the specified trending articles are read most', () => {
  const most = NEWS_ARTICLES.toSorted((a, b) => b.reads - a.reads).slice(0, 4)
  expect(most.map(({ title }) => title)).toEqual(['LLMs powering edge devices', 'Next-gen robot perception', 'GPU innovations for training', 'Autonomous drone regulations'])
})

test('each default feed has an https address of its own', () => {
  expect(new Set(NEWS_FEEDS.map(({ address }) => address)).size).toBe(NEWS_FEEDS.length)
  for (const { address } of NEWS_FEEDS) expect(new URL(address).protocol).toBe('https:')
})
