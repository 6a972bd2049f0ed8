import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { NEWS_ARTICLES } from '#content/news/articles.ts'
import { NEWS_COMMENTS } from '#content/news/comments.ts'
import { comments } from './comments.ts'
import { figures } from './figures/index-of-figures.ts'
import { people } from './people.ts'
import { profiles } from './profiles.ts'
import { reactions } from './reactions.ts'
import { readBlog } from './read-blog.ts'
import type { SeedComment } from './types.ts'

const folder = new URL('./blogs/', import.meta.url)
const blogs = new Map(readdirSync(folder).filter((name) => name.endsWith('.md'))
  .map((name) => [name.slice(0, -3), readBlog(readFileSync(new URL(name, folder), 'utf8'))] as const))
const persons = new Map(people.map((person) => [person.username, person]))
const proseOf = (markdown: string): string => markdown.replace(/```[\s\S]*?```/g, '')

interface Placed { comment: SeedComment; depth: number; daysAgo: number }

/** A comment and all answers to it, each with its depth and its age. */
function flatten(comment: SeedComment, depth: number, parentDaysAgo: number): Placed[] {
  const daysAgo = parentDaysAgo - comment.hoursAfter / 24
  const answers = (comment.replies ?? []).flatMap((reply) => flatten(reply, depth + 1, daysAgo))
  return [{ comment, depth, daysAgo }, ...answers]
}
const placed = comments.flatMap(({ blog, comments: list }) =>
  list.flatMap((comment) => flatten(comment, 1, blogs.get(blog)?.publishedDaysAgo ?? Number.NaN)))

describe('people', () => {
  test('there are at least 22, each with a proper and unique username', () => {
    expect(people.length).toBeGreaterThanOrEqual(22)
    expect(persons.size).toBe(people.length)
    for (const { username } of people) expect(username).toMatch(/^[a-z0-9-]{3,30}$/)
  })

  test('the demo accounts come first: a learner, a mentor, an admin', () => {
    expect(people.slice(0, 3).map((person) => [person.username, person.roles])).toEqual([
      ['lina-okafor', []], ['mateo-silva', ['mentor']], ['ada-lindqvist', ['admin']],
    ])
  })

  test('every time zone is known', () => {
    for (const { timeZone } of people) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
    }
  })
})

describe('blogs', () => {
  test('there are at least 21, with unique titles and dates', () => {
    const all = [...blogs.values()]
    expect(all.length).toBeGreaterThanOrEqual(21)
    expect(new Set(all.map((blog) => blog.title)).size).toBe(all.length)
    expect(new Set(all.map((blog) => blog.publishedDaysAgo)).size).toBe(all.length)
  })

  test('every tag is used by several blogs', () => {
    const counts = new Map<string, number>()
    for (const tag of [...blogs.values()].flatMap((blog) => blog.tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count < 2)).toEqual([])
  })

  test.each([...blogs.keys()])('%s is complete', (name) => {
    const blog = blogs.get(name)
    if (!blog) throw new Error('unreachable')
    expect(blog.title.length).toBeLessThanOrEqual(90)
    expect(persons.get(blog.author)?.joinedDaysAgo).toBeGreaterThan(blog.publishedDaysAgo)
    expect(blog.tags.length).toBeGreaterThanOrEqual(2)
    expect(blog.tags.length).toBeLessThanOrEqual(4)
    for (const tag of blog.tags) expect(tag).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    if (blog.cover !== null) expect(Object.keys(figures)).toContain(blog.cover)
    expect(blog.markdown.split(/\s+/).length).toBeGreaterThanOrEqual(700)
    expect(blog.markdown.split(/\s+/).length).toBeLessThanOrEqual(1500)
    const images = [...blog.markdown.matchAll(/!\[([^\]]*)\]\(([^)]*)\)/g)]
    expect(images.length).toBeGreaterThan(0)
    for (const [, alt = '', target = ''] of images) {
      expect(alt.length).toBeGreaterThan(30)
      expect(Object.keys(figures)).toContain(target.replace(/^figure:/, ''))
      expect(target).toMatch(/^figure:/)
    }
  })

  test.each([...blogs.keys()])('%s uses only the Markdown that Cloggle knows', (name) => {
    const prose = proseOf(blogs.get(name)?.markdown ?? '')
    expect(prose).not.toMatch(/^# /m)
    expect(prose).not.toMatch(/^\|/m)
    expect(prose).not.toMatch(/<\/?[a-z][^>]*>/i)
    expect(prose).not.toMatch(/\p{Extended_Pictographic}/u)
    for (const [, target = ''] of prose.matchAll(/[^!]\[[^\]]*\]\(([^)]*)\)/g)) expect(target).toMatch(/^https:\/\//)
  })
})

/** A whole XML tag: its closing slash, its name, well quoted attributes, its self-closing slash. */
const tagPattern = /<(\/?)([a-z]+)(?:\s+[a-zA-Z-]+="[^"<]*")*\s*(\/?)>/g

describe('figures', () => {
  test.each(Object.keys(figures))('%s is a well-formed drawing', (name) => {
    const svg = figures[name]?.() ?? ''
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 (960 540|1200 630)"/)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    const open: string[] = []
    const strayed: string[] = []
    const words = svg.replace(tagPattern, (_, close: string, tag: string, self: string) => {
      if (close && open.pop() !== tag) strayed.push(tag)
      if (!close && !self) open.push(tag)
      return ''
    })
    expect([open, strayed]).toEqual([[], []])
    expect(words).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/)
  }, 20_000)

  test('the same figure is drawn the same way each time', () => {
    expect(figures['k-means-run']?.()).toBe(figures['k-means-run']?.())
  })
})

describe('comments', () => {
  test('there are at least 70, of known people, at most three deep', () => {
    expect(placed.length).toBeGreaterThanOrEqual(70)
    for (const { comment, depth } of placed) {
      expect(persons.has(comment.by)).toBe(true)
      expect(depth).toBeLessThanOrEqual(3)
      expect(comment.text.length).toBeGreaterThan(10)
    }
  })

  test('none lies in the future, or before its writer joined', () => {
    for (const { comment, daysAgo } of placed) {
      expect(daysAgo).toBeGreaterThan(0)
      expect(comment.hoursAfter).toBeGreaterThan(0)
      expect(persons.get(comment.by)?.joinedDaysAgo).toBeGreaterThan(daysAgo)
    }
  })
})

test('the comments on news are of known people, about existing articles, and none lies in the future', () => {
  for (const { article, comments: list } of NEWS_COMMENTS) {
    const daysAgo = (NEWS_ARTICLES.find(({ title }) => title === article)?.hoursAgo ?? Number.NaN) / 24
    for (const { comment, depth, daysAgo: age } of list.flatMap((comment) => flatten(comment, 1, daysAgo))) {
      expect(age).toBeGreaterThan(0)
      expect([persons.has(comment.by), depth <= 3]).toEqual([true, true])
    }
  }
})

describe('reactions', () => {
  test('come from known people, once each, never from the author', () => {
    for (const { blog, likes, dislikes } of reactions) {
      const all = [...likes, ...dislikes]
      expect(new Set(all).size).toBe(all.length)
      expect(all).not.toContain(blogs.get(blog)?.author)
      for (const username of all) expect(persons.has(username)).toBe(true)
    }
    expect(reactions.map((reaction) => reaction.blog).sort()).toEqual([...blogs.keys()].sort())
  })

  test('the first blog has 15 likes and 2 dislikes, the others fewer', () => {
    for (const { blog, likes, dislikes } of reactions) {
      if (blog === '01-gradient-descent-zigzags') expect([likes.length, dislikes.length]).toEqual([15, 2])
      else expect(likes.length).toBeLessThanOrEqual(14)
      expect(dislikes.length).toBeLessThanOrEqual(2)
    }
  })
})

describe('profiles', () => {
  test('everybody has one, within the limits of a profile', () => {
    expect(Object.keys(profiles).sort()).toEqual([...persons.keys()].sort())
    for (const { experience, stack, repositories, days, streak } of Object.values(profiles)) {
      expect(experience.length).toBeGreaterThan(0)
      for (const [role, company, period] of experience) expect([role.length <= 100, company.length <= 100, period.length <= 60]).toEqual([true, true, true])
      expect(new Set(stack).size).toBe(stack.length)
      for (const label of stack) expect(label.length).toBeLessThanOrEqual(40)
      for (const [name, description] of repositories) expect([name.length <= 100, description.length <= 300]).toEqual([true, true])
      expect([days > 0 && days <= 1, streak >= 0]).toEqual([true, true])
    }
  })
})

describe('reading a blog file', () => {
  test('front matter and text are told apart', () => {
    const blog = readBlog('---\ntitle: A: b\nauthor: me\ntags: [x, y-z]\npublishedDaysAgo: 0.5\ncover: c\n---\nText.\n')
    expect(blog).toEqual({
      title: 'A: b', author: 'me', tags: ['x', 'y-z'], publishedDaysAgo: 0.5, cover: 'c', markdown: 'Text.',
    })
  })

  test.each(['no front matter', '---\ntitle: only\n---\ntext', '---\nbroken\n---\ntext'])('refuses %j', (text) => {
    expect(() => readBlog(text)).toThrow()
  })
})
