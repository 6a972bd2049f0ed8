import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressKey, cleanAddress } from './canonical-address.ts'
import type { FeedItem } from './feed-item.ts'
import { readItems } from './read-item.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const item = (given: Partial<FeedItem>): FeedItem => ({ id: null, title: 'A title', url: 'https://news.test/1', author: null, summary: 'A summary.', content: null, image: null, published: NOW, ...given })
const read = async (...given: Partial<FeedItem>[]) => readItems(given.map(item), NOW)

describe('Reading items (T-9, T-10)', () => {
  test('HTML becomes text, everywhere', async () => {
    const [article] = await read({ title: '<b>Fast</b> &amp; <script>alert(1)</script>small', summary: '<p>One</p><p>two <img src=x onerror=alert(1)></p>', author: '<i>Ada</i>' })
    expect(article).toMatchObject({ title: 'Fast & small', excerpt: 'One. two', author: 'Ada' })
  })

  test('only web addresses are links and images', async () => {
    expect(await read({ url: 'javascript:alert(1)' }, { url: 'file:///etc/passwd' }, { url: null })).toEqual([])
    const [article] = await read({ image: 'data:image/png;base64,AAAA', url: 'https://user:pass@news.test/1#part' })
    expect(article).toMatchObject({ address: 'https://news.test/1', imageAddress: null })
  })

  test('a date in the future, or none, is now', async () => {
    const dates = [new Date('2031-01-01'), null, new Date(Number.NaN), new Date('0001-01-01'), new Date('2026-11-20')]
    const articles = await read(...dates.map((published, at) => ({ published, url: `https://news.test/${at}` })))
    expect(articles.map(({ publishedAt }) => publishedAt)).toEqual([NOW, NOW, NOW, NOW, new Date('2026-11-20')])
  })

  test('one id for several items is no id: the address takes its place', async () => {
    const articles = await read({ id: 'same', url: 'https://news.test/1' }, { id: 'same', url: 'https://news.test/2' }, { id: 'own', url: 'https://news.test/3' })
    expect(articles.map(({ guid }) => guid)).toEqual(['news.test/1', 'news.test/2', 'own'])
  })

  test('without an id the address names the item, and one address is one article', async () => {
    const articles = await read({ title: 'First' }, { title: 'Again', url: 'https://www.news.test/1/?utm_source=feed' })
    expect(articles.map(({ title }) => title)).toEqual(['First'])
  })

  test('the read time is that of the full text, and unknown without one', async () => {
    const [short, long] = await read({ url: 'https://news.test/1' }, { url: 'https://news.test/2', content: `<p>${'word '.repeat(690)}</p>` })
    expect([short!.readingMinutes, long!.readingMinutes]).toEqual([null, 3])
  })

  test('excerpts are short and never end in half a character', async () => {
    const [article] = await read({ summary: '👩‍👩‍👧‍👦'.repeat(2_000) })
    expect(article!.excerpt.length).toBeLessThan(540)
    expect(article!.excerpt.isWellFormed()).toBe(true)
  })

  test('any strings make text that the database takes', async () => {
    const text = fc.option(fc.string({ unit: 'binary', maxLength: 200 }))
    await fc.assert(
      fc.asyncProperty(text, text, text, text, async (id, title, summary, author) => {
        for (const article of await read({ id, title, summary, author })) {
          const stored = JSON.stringify(article)
          expect(stored).not.toContain('\\u0000')
          expect(article.title.isWellFormed() && article.excerpt.isWellFormed() && article.author.isWellFormed() && article.guid.isWellFormed()).toBe(true)
          expect([article.title.length <= 300, article.author.length <= 120, article.guid.length <= 2_000]).toEqual([true, true, true])
        }
      }),
      { numRuns: 50 },
    )
  })
})

describe('Addresses of articles (T-10)', () => {
  test.each([
    'https://news.test/a?b=1&c=2',
    'http://news.test/a?c=2&b=1',
    'https://www.news.test/a/?b=1&c=2#comments',
    'https://NEWS.test:443/a?b=1&c=2&utm_source=x&fbclid=y',
    'https://amp.news.test/a/amp/?c=2&b=1',
  ])('%s is the same page', (address) => {
    expect(addressKey(cleanAddress(address)!)).toBe('news.test/a?b=1&c=2')
  })

  test('cleaning again changes nothing', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        const clean = cleanAddress(address)
        expect(clean === null ? null : cleanAddress(clean)).toBe(clean)
      }),
    )
  })
})
