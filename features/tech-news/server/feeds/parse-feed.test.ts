import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { MAX_ITEMS, FeedRefusal } from './feed-item.ts'
import { parseFeed } from './parse-feed.ts'

const rss = (items: string) => `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Test</title><link>https://news.test/</link>${items}</channel></rss>`
const item = (n: number) => `<item><guid>${n}</guid><title>Title ${n}</title><link>https://news.test/${n}</link><description>Text ${n}</description></item>`
const titles = (text: string) => parseFeed(text).map(({ title }) => title)

describe('Parsing feeds (T-8, T-9)', () => {
  test('RSS 2.0 with its full texts', () => {
    const [first] = parseFeed(rss('<item><guid>1</guid><title>One &amp; two</title><link>https://news.test/1</link><description>Short</description><content:encoded><![CDATA[<p>Long</p>]]></content:encoded><pubDate>Thu, 26 Nov 2026 08:00:00 GMT</pubDate></item>'))
    expect(first).toMatchObject({ id: '1', title: 'One & two', url: 'https://news.test/1', content: '<p>Long</p>', published: new Date('2026-11-26T08:00:00Z') })
  })

  test('RSS 1.0', () => {
    const text =
      '<?xml version="1.0"?><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"><channel rdf:about="https://news.test/"><title>T</title></channel><item rdf:about="https://news.test/1"><title>One</title><link>https://news.test/1</link></item></rdf:RDF>'
    expect(parseFeed(text)).toMatchObject([{ title: 'One', url: 'https://news.test/1' }])
  })

  test('Atom with relative links', () => {
    const text =
      '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://news.test/blog/"><title>T</title><entry><id>tag:1</id><title>One</title><link href="1.html"/><updated>2026-11-26T08:00:00Z</updated><summary>S</summary></entry></feed>'
    expect(parseFeed(text)).toMatchObject([{ id: 'tag:1', title: 'One', url: 'https://news.test/blog/1.html', published: new Date('2026-11-26T08:00:00Z') }])
  })

  test('JSON Feed, without the items that are broken', () => {
    const items = [{ id: 7, url: 'https://news.test/7', title: 'Seven', content_text: '1 < 2', date_published: '2026-11-26T08:00:00Z', authors: [{ name: 'Ada' }] }, 'nonsense', { id: [], title: 5 }]
    expect(parseFeed(JSON.stringify({ version: 'https://jsonfeed.org/version/1.1', title: 'T', items }))).toMatchObject([
      { id: '7', title: 'Seven', content: '1 &lt; 2', author: 'Ada' },
      { id: null, title: null },
    ])
  })

  test('a feed that ends in the middle of an item has the items before', () => {
    const whole = rss([1, 2, 3].map(item).join(''))
    expect(titles(whole.slice(0, whole.indexOf('Title 3') + 4))).toEqual(['Title 1', 'Title 2'])
  })

  test(`only the first ${MAX_ITEMS} items are read`, () => {
    expect(titles(rss(Array.from({ length: 5_000 }, (_, n) => item(n)).join('')))).toHaveLength(MAX_ITEMS)
  })

  test.each([
    ['an empty response', '', 'The response is empty.'],
    ['a web page', '<!DOCTYPE html><html><body>Just a moment…</body></html>', 'This is a web page, not a feed.'],
    ['a web page without a declaration', '<html><body>Sorry</body></html>', 'This is a web page, not a feed.'],
    ['other JSON', '{"error":"no"}', 'This is JSON, but not a JSON Feed.'],
    ['broken JSON', '{"version":', 'The feed is not valid JSON.'],
    ['an entity bomb', `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol"><!ENTITY lol2 "&lol;&lol;">]>${rss(item(1)).slice(21)}`, 'The feed has a document type declaration, which is not allowed.'],
    ['a local file', `<?xml version="1.0"?><!DOCTYPE foo [<!ENTITY xxe SYSTEM "file:///etc/passwd">]>${rss('<item><title>&xxe;</title></item>').slice(21)}`, 'The feed has a document type declaration, which is not allowed.'],
    ['entities behind ten thousand blanks', `<?xml version="1.0"?>${' '.repeat(20_000)}<!DOCTYPE x [<!ENTITY a "b">]>${rss(item(1)).slice(21)}`, 'The feed has a document type declaration, which is not allowed.'],
  ])('%s is refused with a sentence', (_name, text, sentence) => {
    expect(() => parseFeed(text)).toThrow(new FeedRefusal(sentence))
  })

  test('fifty thousand levels are refused, and quickly', () => {
    const started = performance.now()
    expect(() => parseFeed(rss(`<item>${'<a>'.repeat(50_000)}${'</a>'.repeat(50_000)}</item>`))).toThrow(FeedRefusal)
    expect(performance.now() - started).toBeLessThan(5_000)
  })

  test('the present file is no feed', () => {
    expect(() => parseFeed(readFileSync(import.meta.filename, 'utf8'))).toThrow(FeedRefusal)
  })
})
