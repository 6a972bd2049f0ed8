import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { documentHtml, NONCE_PLACE, scriptJson } from './html.ts'
import { answerWith, keepPage } from './kept-page.ts'
import { openPageCache } from './page-cache.ts'

const assets = { scripts: ['/assets/e.js'], styles: 'p { color: red }', icon: 'data:,', fonts: { geist: '/assets/g.woff2', serif: '/assets/t.woff2' }, beforePaint: 'early()' }
const parts = (body: string) => ({ status: 200, head: [{ tag: 'title', attributes: {}, text: 'A & <b>' }], body: [body], json: JSON.stringify({ text: '</script><b>' }), fonts: ['serif'] })
const documentText = () => {
  const { beginning, rest } = documentHtml(parts('x'), assets)
  return beginning.toString() + rest.join('')
}
const page = (body = 'hello '.repeat(500)) => keepPage(documentHtml(parts(body), assets), { status: 200, topics: ['blogs'], madeFrom: '' })
const nonceIn = (policy: string) => /'nonce-([^']+)'/.exec(policy)![1]!

describe('A kept page (requirement P-9)', () => {
  test('it keeps its own bytes and nothing beside them', () => {
    const { rest } = page()
    expect(rest.buffer.byteLength).toBe(rest.length)
  })

  test('every answer has a nonce of its own, the same in policy and page, compressed or not', async () => {
    const kept = page()
    const seen = new Set<string>()
    for (const gzip of [false, true, true, false]) {
      const { pieces, length, policy } = answerWith(kept, gzip)
      const body = Buffer.concat(pieces)
      expect(body.length).toBe(length)
      const html = (gzip ? gunzipSync(body) : body).toString()
      const nonce = nonceIn(policy)
      seen.add(nonce)
      expect(html.match(new RegExp(`nonce="${nonce}"`, 'g'))).toHaveLength(3)
      expect(html).not.toContain(NONCE_PLACE)
      expect(html).toContain('hello hello')
    }
    expect(seen.size).toBe(4)
  })

  test('the compressed form is a sound gzip file and smaller', async () => {
    const kept = page('the same words again and again '.repeat(3000))
    const body = Buffer.concat(answerWith(kept, true).pieces)
    expect(gunzipSync(body).length).toBe(kept.length)
    expect(body.length).toBeLessThan(kept.length / 20)
  })

  test('pages with the same needs share what they begin with, the styles too', () => {
    const [one, other] = [page('one'), page('other')]
    expect(other.beginning).toBe(one.beginning)
    expect(gunzipSync(Buffer.concat(answerWith(one, true).pieces)).toString()).toMatch(/<style nonce="[^"]+">p { color: red }<\/style>/)
  })

  test('a text cannot hold the place of the nonce, end a script or become markup', () => {
    expect(NONCE_PLACE).toMatch(/^[\w-]{22}$/)
    expect(scriptJson(JSON.stringify({ a: '</script>\u2028<!--' }))).toBe('{"a":"\\u003c/script>\\u2028\\u003c!--"}')
    expect(documentText()).toContain('<title>A &amp; &lt;b&gt;</title>')
  })
})

test('the fonts of the interface and of the text are loaded ahead (requirement P-31)', () => {
  const ahead = [...documentText().matchAll(/rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, href]) => href)
  expect(ahead).toEqual(['/assets/g.woff2', '/assets/t.woff2'])
})

describe('The page cache (requirement P-13)', () => {
  test('what shows a changed topic is gone at once, the rest stays', async () => {
    const cache = openPageCache()
    cache.put('/blogs', { ...page(), topics: ['blogs'] }, cache.begin())
    cache.put('/about', { ...page(), topics: [] }, cache.begin())
    cache.forget(['blogs'])
    expect([cache.get('/blogs'), cache.get('/about') === null]).toEqual([null, false])
  })

  test('a page that was made from data of before a change is not kept', async () => {
    const cache = openPageCache()
    const begun = cache.begin()
    cache.forget(['blogs'])
    cache.put('/blogs', { ...page(), topics: ['blogs'] }, begun)
    expect(cache.get('/blogs')).toBeNull()
  })

  test('a page is made anew after four seconds', async () => {
    let now = 0
    const cache = openPageCache({ now: () => now })
    cache.put('/blogs', page(), cache.begin())
    now = 3_999
    expect(cache.get('/blogs')).not.toBeNull()
    now = 4_001
    expect(cache.get('/blogs')).toBeNull()
  })

  test('it never holds more than its bounds', async () => {
    const cache = openPageCache()
    for (let n = 0; n < 3_000; n++) cache.put(`/x${n}`, page('small'), cache.begin())
    expect(cache.size()).toBeLessThanOrEqual(2_000)
    expect(cache.get('/x2999')).not.toBeNull()
  })
})
