import { describe, expect, test } from 'vitest'
import sharp from 'sharp'
import { openTestServices } from '#tests/support/services.ts'
import { people, publishes } from '#tests/support/people.ts'

const services = await openTestServices()
const get = (url: string) => services.app.inject({ method: 'GET', url })

describe('Feeds, sitemap and cards (requirement B-12)', () => {
  test('every blog is in the global feed, that of its author and that of its tag, as Atom and JSON Feed', async () => {
    const { ada } = await people(services, 'ada')
    await publishes(ada, 'Feeds & <angles>', '<p>Whole <em>text</em>.</p>', ['feeding'])
    for (const path of ['/feeds/blogs', `/feeds/authors/${ada.username}`, '/feeds/tags/feeding']) {
      const atom = await get(`${path}.atom`)
      expect([path, atom.statusCode, atom.headers['content-type']]).toEqual([path, 200, 'application/atom+xml; charset=utf-8'])
      expect(atom.body).toContain('<title>Feeds &amp; &lt;angles&gt;</title>')
      expect(atom.body).toContain('&lt;em&gt;text&lt;/em&gt;')
      const feed = (await get(`${path}.json`)).json<{ items: { title: string; content_html: string }[] }>()
      expect(feed.items[0]).toMatchObject({ title: 'Feeds & <angles>', content_html: '<p>Whole <em>text</em>.</p>' })
    }
  })

  test('tables, superscript and the direction of Arabic and Hebrew are in the feeds', async () => {
    const { ada } = await people(services, 'ada')
    const texts = [
      ['Losses', '<table><tbody><tr><th><p>epoch</p></th><th><p>loss</p></th></tr><tr><td><p>1</p></td><td><p>0.9</p></td></tr></tbody></table>', ['<th scope="col">epoch</th>', '<td>0.9</td>']],
      ['Orders', '<p>10<sup>6</sup> tokens and H<sub>2</sub>O</p>', ['10<sup>6</sup> tokens', 'H<sub>2</sub>O']],
      ['الشبكات', '<h2>مقدمة</h2><p>تعلم الآلة ممتع.</p><p>An English line.</p>', ['dir="auto">مقدمة</h2>', '<p dir="auto">تعلم', '<p>An English']],
      ['רשתות', '<ul><li><p>שלום, עולם</p></li></ul><blockquote><p>ציטוט</p></blockquote>', ['<p dir="auto">שלום', '<p dir="auto">ציטוט']],
    ] as const
    for (const [title, html] of texts) await publishes(ada, title, html)
    const { items } = (await get(`/feeds/authors/${ada.username}.json`)).json<{ items: { title: string; content_html: string }[] }>()
    const atom = (await get(`/feeds/authors/${ada.username}.atom`)).body.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"')
    for (const [title, , parts] of texts) {
      for (const part of parts) {
        expect(items.find((item) => item.title === title)!.content_html).toContain(part)
        expect(atom).toContain(part)
      }
    }
  })

  test('a feed that did not change is answered with 304', async () => {
    const { ada } = await people(services, 'ada')
    await publishes(ada, 'The first of two', '<p>Text.</p>', ['known'])
    for (const path of ['/feeds/blogs.atom', '/feeds/blogs.json', `/feeds/authors/${ada.username}.atom`, '/feeds/tags/known.json', '/feeds/jobs.atom', '/feeds/jobs.json', '/feeds/news.atom', '/feeds/newsletter.atom']) {
      const asks = (etag: string) => services.app.inject({ method: 'GET', url: path, headers: { 'if-none-match': etag } })
      const whole = await get(path)
      const etag = String(whole.headers.etag)
      const known = [await asks(etag), await asks(`W/${etag}`), await asks(`"other", ${etag}`)]
      expect([path, whole.statusCode, ...known.map(({ statusCode, body }) => [statusCode, body])]).toEqual([path, 200, [304, ''], [304, ''], [304, '']])
      expect([known[0]!.headers.etag, (await asks('"other"')).body]).toEqual([etag, whole.body])
    }
    const before = String((await get('/feeds/tags/known.atom')).headers.etag)
    await publishes(ada, 'The second of two', '<p>Text.</p>', ['known'])
    expect((await services.app.inject({ method: 'GET', url: '/feeds/tags/known.atom', headers: { 'if-none-match': before } })).statusCode).toBe(200)
  })

  test('the feed of a missing person or tag does not exist', async () => {
    expect((await get('/feeds/authors/nobody-here.atom')).statusCode).toBe(404)
    expect((await get('/feeds/tags/nothing-here.json')).statusCode).toBe(404)
    expect((await get('/feeds/tags/%00.atom')).statusCode).toBe(400)
  })

  test('the sitemap lists published blogs, and robots.txt names the sitemap', async () => {
    const { ada } = await people(services, 'ada')
    const { slug } = await publishes(ada, 'On the map')
    expect((await get('/sitemap.xml')).body).toContain(`<loc>http://cloggle.test/blog/${slug}</loc>`)
    expect((await get('/robots.txt')).body).toContain('Sitemap: http://cloggle.test/sitemap.xml')
  })

  test('a blog has a card of 1200 by 630 pixels that is not blank, for any title', async () => {
    const { ada } = await people(services, 'ada')
    for (const title of ['Short', 'A title that is very long '.repeat(4).trim(), '数据 и 😀', 'W'.repeat(119)]) {
      const { slug } = await publishes(ada, title)
      const card = await get(`/cards/blog/${encodeURIComponent(slug)}.png`)
      const { width, height } = await sharp(card.rawPayload).metadata()
      expect([card.statusCode, width, height]).toEqual([200, 1200, 630])
    }
    expect((await get('/cards/blog/no-such-blog.png')).statusCode).toBe(404)
  })

  test('the second blog with the same long title has a card, too', async () => {
    const { ada } = await people(services, 'ada')
    const title = 'long '.repeat(24).trim()
    await publishes(ada, title)
    const { slug } = await publishes(ada, title)
    expect(slug.length).toBeGreaterThan(100)
    expect((await get(`/cards/blog/${slug}.png`)).statusCode).toBe(200)
  })
})
