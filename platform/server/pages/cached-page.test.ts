import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { bytesOf, createCachedPage, etagOf, sizeOf } from './cached-page.ts'
import { documentHtml, scriptJson, type Assets } from './html.ts'
import { openPageCache } from './page-cache.ts'

const assets: Assets = {
  scripts: ['e.js'], styles: ['/assets/app.css'], icon: 'data:,', fonts: { geist: '/assets/g.woff2', serif: '/assets/t.woff2' },
  inline: { beforePaint: 'early()', boot: 'begin()' }, policy: 'the policy',
}
const html = (body: string) =>
  documentHtml({ status: 200, head: [{ tag: 'title', attributes: {}, text: 'A & <b>' }], body, json: JSON.stringify({ text: '</script><b>' }), fonts: ['serif'] }, assets)
const page = (body = 'hello '.repeat(500), policy = 'the policy') => createCachedPage(html(body), { status: 200, cacheTags: ['blogs'], dataHash: '', policy })

describe('A cached page (requirement P-9)', () => {
  test('is the same bytes for every reader, in three encodings', () => {
    const cached = page()
    const plain = bytesOf(cached, 'identity')
    expect(gunzipSync(bytesOf(cached, 'gzip'))).toEqual(plain)
    expect(brotliDecompressSync(bytesOf(cached, 'br'))).toEqual(plain)
    expect(bytesOf(cached, 'br')).toBe(bytesOf(cached, 'br'))
  })

  test('has another entity tag in another encoding, with other content and under another policy', () => {
    const tags = [etagOf(page(), 'identity'), etagOf(page(), 'gzip'), etagOf(page(), 'br'), etagOf(page('other'), 'br'), etagOf(page(undefined, 'stricter'), 'br')]
    expect(new Set(tags).size).toBe(tags.length)
    expect(etagOf(page(), 'br')).toBe(etagOf(page(), 'br'))
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/)
  })

  test('takes no more memory than is counted for it', () => {
    const cached = page('the same words again and again '.repeat(3000))
    expect(bytesOf(cached, 'identity').length + bytesOf(cached, 'gzip').length + bytesOf(cached, 'br').length).toBeLessThanOrEqual(sizeOf(cached))
    expect(cached.html.buffer.byteLength).toBe(cached.html.length)
  })

  test('contains no text that ends a script or becomes markup', () => {
    expect(scriptJson(JSON.stringify({ a: '</script>\u2028<!--' }))).toBe('{"a":"\\u003c/script>\\u2028\\u003c!--"}')
    expect(html('x').toString()).toContain('<title>A &amp; &lt;b&gt;</title>')
  })
})

test('preloads the fonts of the interface and of the text (requirement P-31)', () => {
  const ahead = [...html('x').toString().matchAll(/rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, href]) => href)
  expect(ahead).toEqual(['/assets/g.woff2', '/assets/t.woff2'])
})
describe('The page cache (requirement P-13)', () => {
  test('drops pages with a changed tag at once, and keeps the rest', async () => {
    const cache = openPageCache()
    cache.put('/blogs', { ...page(), cacheTags: ['blogs'] }, cache.startRender())
    cache.put('/about', { ...page(), cacheTags: [] }, cache.startRender())
    cache.forget(['blogs'])
    expect([cache.get('/blogs'), cache.get('/about') === null]).toEqual([null, false])
  })

  test('does not cache a page with data from before a change', async () => {
    const cache = openPageCache()
    const generation = cache.startRender()
    cache.forget(['blogs'])
    cache.put('/blogs', { ...page(), cacheTags: ['blogs'] }, generation)
    expect(cache.get('/blogs')).toBeNull()
  })

  test('renders a page again after four seconds', async () => {
    let now = 0
    const cache = openPageCache({ now: () => now })
    cache.put('/blogs', page(), cache.startRender())
    now = 3_999
    expect(cache.get('/blogs')).not.toBeNull()
    now = 4_001
    expect(cache.get('/blogs')).toBeNull()
  })

  test('stays within its limits', async () => {
    const cache = openPageCache()
    for (let n = 0; n < 3_000; n++) cache.put(`/x${n}`, page('small'), cache.startRender())
    expect(cache.size()).toBeLessThanOrEqual(2_000)
    expect(cache.get('/x2999')).not.toBeNull()
  })
})
