import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { beforeEach, describe, expect, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import { FROM_HERE, openFeedSite } from '#tests/support/feed-site.ts'
import { actingAs, people, publishes } from '#tests/support/people.ts'
import { codeOf } from '#tests/support/graphql-reply.ts'
import { openTestServices } from '#tests/support/services.ts'
import { RETRY_SECONDS } from '../rules/webhooks.ts'
import { deliver, signatureOf } from './deliver.ts'

const services = await openTestServices()
const site = await openFeedSite()
const { pool, clock } = services
const context = openContext(services.services)
const { ada, ben } = await people(services, 'ada', 'ben')
const admin = await actingAs(services, ada, 'admin')

const ADD = 'mutation ($id: ID!, $url: String!, $events: [String!]!) { addWebhook(id: $id, url: $url, events: $events) }'
const add = (url: string, events = ['blog.published'], who = admin) => who.asks<{ addWebhook: string }>(ADD, { id: randomUUID(), url, events })
interface Delivery {
  event: string
  attempts: number
  nextAt: string | null
  deliveredAt: string | null
  status: number | null
  error: string | null
}
const LOG = '{ webhooks { deliveries { event attempts nextAt deliveredAt status error } } }'
const log = async () => (await admin.asks<{ webhooks: { deliveries: Delivery[] }[] }>(LOG)).data!.webhooks.flatMap(({ deliveries }) => deliveries)

/** Adds a webhook to this machine, publishes a blog, and returns the ID of the delivery. The test sends it itself. */
async function delivery(path: string): Promise<string> {
  await pool.query("insert into webhooks (id, url, events, secret, created_at) values ($1, $2, '{blog.published}', 'a secret', now())", [randomUUID(), site.origin + path])
  await publishes(ben, `News for ${path}`)
  await services.work()
  const { rows } = await pool.query<{ id: string }>('select id from webhook_deliveries')
  expect(rows).toHaveLength(1)
  // The task itself was refused, because this machine is not public.
  await pool.query("update webhook_deliveries set attempts = 0, error = null, next_at = now()")
  return rows[0]!.id
}
/** The tasks that send a delivery: whether an admin requested each. */
async function tasksFor(id: string): Promise<boolean[]> {
  const { rows } = await pool.query<{ payload: string }>("select payload::text from signals where name = 'task.webhooks.deliver' and payload::text like $1 order by id", [`%${id}%`])
  return rows.map(({ payload }) => payload.includes('isRequested'))
}
const send = (id: string, options = {}) => deliver(context, { id }, { ...FROM_HERE, ...options })

beforeEach(async () => {
  await pool.query('truncate webhooks cascade')
  await pool.query('delete from graphile_worker._private_jobs')
})

describe('Webhooks (requirements G-15, G-16)', () => {
  test('an admin changes the address and the events of a webhook; its secret and its log stay', async () => {
    const EDIT = 'mutation ($id: ID!, $url: String!, $events: [String!]!) { editWebhook(id: $id, url: $url, events: $events) }'
    await delivery('/edited')
    const stored = async () => (await pool.query<{ id: string; url: string; events: string[]; secret: string }>('select id, url, events, secret from webhooks')).rows[0]!
    const { id } = await stored()
    const edit = (url: string, who = admin, hook = id) => who.asks(EDIT, { id: hook, url, events: ['blog.published', 'blog.published'] })
    expect(codeOf(await edit('https://hooks.example/new', ben))).toBe('NOT_ALLOWED')
    expect(codeOf(await edit('http://127.0.0.1/hook'))).toBe('INVALID_INPUT')
    expect(codeOf(await edit('https://hooks.example/new', admin, randomUUID()))).toBe('NOT_FOUND')
    expect((await edit('https://hooks.example/new')).errors).toBeUndefined()
    expect([await stored(), (await log()).length]).toEqual([{ id, url: 'https://hooks.example/new', events: ['blog.published'], secret: 'a secret' }, 1])
    expect((await pool.query('select deed from audit_log where target_id = $1', [id])).rows).toEqual([{ deed: 'webhook.changed' }])
    // The paths of many receivers are secrets, which those who may only read the audit log must not see: neither the new one nor the one before.
    for (const url of ['https://hooks.example/SECRET/one?key=SECRET2', 'https://hooks.example/new']) expect((await edit(url)).errors).toBeUndefined()
    const { rows } = await pool.query<{ entry: string }>('select to_jsonb(a)::text as entry from audit_log a where target_id = $1', [id])
    expect([rows.length, rows.some(({ entry }) => entry.includes('https://hooks.example/…RET2')), rows.filter(({ entry }) => /SECRET/.test(entry))]).toEqual([3, true, []])
  })

  test('of two admins who change a webhook the second is refused; a lost answer is no conflict', async () => {
    const id = randomUUID()
    await admin.asks(ADD, { id, url: 'https://hooks.example/a', events: ['blog.published', 'job.listed'] })
    const edit = (url: string, revision: number, events = ['job.listed', 'blog.published']) =>
      admin.asks('mutation ($id: ID!, $url: String!, $events: [String!]!, $revision: Int) { editWebhook(id: $id, url: $url, events: $events, revision: $revision) }', { id, url, events, revision })
    const stored = async () => (await admin.asks<{ webhooks: { url: string; revision: number }[] }>('{ webhooks { url revision } }')).data!.webhooks
    expect((await edit('https://hooks.example/b', 1)).errors).toBeUndefined()
    expect((await edit('https://hooks.example/b', 1)).errors).toBeUndefined()
    expect(codeOf(await edit('https://hooks.example/c', 1))).toBe('OUTDATED_EDIT')
    expect(await stored()).toEqual([{ url: 'https://hooks.example/b', revision: 2 }])
    expect((await edit('https://hooks.example/c', 2)).errors).toBeUndefined()
    expect((await pool.query('select from audit_log where target_id = $1', [id])).rows).toHaveLength(3)
  })

  test('a message is signed, has the event and is sent once', async () => {
    const received: { request: IncomingMessage; body: string }[] = []
    site.answer('/hook', (request, response) => {
      let body = ''
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => {
        received.push({ request, body })
        response.writeHead(204).end()
      })
    })
    const id = await delivery('/hook')
    await send(id)
    await send(id)
    expect(received).toHaveLength(1)
    const { request, body } = received[0]!
    expect(JSON.parse(body)).toMatchObject({ event: 'blog.published', data: { path: '/blog/news-for-hook' } })
    const signature = String(request.headers['cloggle-signature'])
    expect(signature).toBe(signatureOf('a secret', Number(/^t=(\d+)/.exec(signature)![1]), body))
    expect([request.method, request.headers['cloggle-event'], request.headers['cloggle-delivery']]).toEqual(['POST', 'blog.published', id])
    expect(await log()).toMatchObject([{ attempts: 1, status: 204, error: null, nextAt: null }])
  })

  test('a site that responds with 500 for a day is retried with growing delays, then abandoned', async () => {
    site.answer('/broken', (_request, response) => response.writeHead(500).end())
    const id = await delivery('/broken')
    for (const pause of RETRY_SECONDS) {
      await send(id)
      const [last] = await log()
      expect(Math.round((new Date(last!.nextAt!).getTime() - clock.now().getTime()) / 1000 / 10)).toBe(Math.round(pause / 10))
      await pool.query('update webhook_deliveries set next_at = $1', [clock.now()])
    }
    await send(id)
    expect(await log()).toMatchObject([{ attempts: RETRY_SECONDS.length + 1, status: 500, error: 'The server responded with status 500.', nextAt: null, deliveredAt: null }])
    expect(RETRY_SECONDS.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * 3600)
    expect([...RETRY_SECONDS].sort((a, b) => a - b)).toEqual(RETRY_SECONDS)
  })

  test('a site that hangs, and one that redirects, are failures', async () => {
    site.answer('/hangs', () => undefined)
    await send(await delivery('/hangs'), { milliseconds: 200 })
    expect(await log()).toMatchObject([{ attempts: 1, status: null, error: 'It took too long.' }])
    await pool.query('truncate webhooks cascade')
    site.answer('/moved', (_request, response) => response.writeHead(302, { location: `${site.origin}/hook` }).end())
    await send(await delivery('/moved'))
    expect(await log()).toMatchObject([{ attempts: 1, status: 302, error: 'It redirects. Enter the final address.' }])
  })

  test('while a site does not respond, its other messages wait for the next attempt', async () => {
    let requests = 0
    site.answer('/away', () => void (requests += 1))
    const first = await delivery('/away')
    const { rows } = await pool.query<{ id: string }>("insert into webhook_deliveries (webhook_id, event, subject, body, created_at, next_at) select webhook_id, event, 'another', body, created_at + interval '1 second', now() from webhook_deliveries returning id")
    const second = rows[0]!.id
    await send(first, { milliseconds: 200 })
    await send(second, { milliseconds: 200 })
    const [later, earlier] = await log()
    expect([requests, earlier!.attempts, later!.attempts, later!.nextAt]).toEqual([1, 1, 0, earlier!.nextAt])
    expect(await tasksFor(second)).toEqual([false])
    site.answer('/away', (_request, response) => response.writeHead(204).end())
    clock.forward(RETRY_SECONDS[0]! + 1)
    await send(second)
    await send(first)
    expect(await log()).toMatchObject([{ attempts: 1, status: 204 }, { attempts: 2, status: 204 }])
  })

  test('private addresses are refused when a webhook is added, and again when a name leads to one', async () => {
    for (const url of ['http://127.0.0.1/', 'http://10.0.0.1/hook', 'http://[::1]/', 'http://localhost/', 'http://169.254.169.254/latest']) {
      expect((await add(url)).errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_INPUT', fields: { url: 'Webhooks can’t be sent to private addresses.' } })
    }
    const id = await delivery('/private')
    await deliver(context, { id })
    expect(await log()).toMatchObject([{ attempts: 1, status: null }])
    expect((await log())[0]!.error).toMatch(/not public|not allowed/)
  })

  test('only an admin adds and removes them; the secret is shown once', async () => {
    expect((await add('https://hooks.example/x', ['blog.published'], ben)).errors?.[0]?.extensions.code).toBe('NOT_ALLOWED')
    expect((await add('ftp://hooks.example/x')).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
    expect((await add('https://hooks.example/x', ['everything'])).errors?.[0]?.extensions.code).toBe('INVALID_INPUT')
    expect((await add('https://hooks.example/x')).data!.addWebhook).toMatch(/^[\w-]{43}$/)
    const { webhooks } = (await admin.asks<{ webhooks: { id: string }[] }>('{ webhooks { id } }')).data!
    const remove = () => admin.asks('mutation ($id: ID!) { removeWebhook(id: $id) }', { id: webhooks[0]!.id })
    expect((await remove()).errors).toBeUndefined()
    expect((await remove()).errors?.[0]?.message).toBe('We couldn’t find that webhook. Another admin may have removed it.')
  })

  test('added again after a lost answer it is one webhook with the new address and secret, but not once it works', async () => {
    const id = randomUUID()
    const again = (url: string) => admin.asks<{ addWebhook: string }>(ADD, { id, url, events: ['blog.published'] })
    const [first, second] = [await again('https://hooks.example/a'), await again('https://hooks.example/b')]
    const stored = async () => (await pool.query('select url, secret from webhooks')).rows
    expect(await stored()).toEqual([{ url: 'https://hooks.example/b', secret: second.data!.addWebhook }])
    expect(first.data!.addWebhook).not.toBe(second.data!.addWebhook)
    const { rows: audited } = await pool.query("select deed, details ->> 'before' as before from audit_log where target_id = $1 order by done_at, id", [id])
    expect(audited).toEqual([{ deed: 'webhook.added', before: null }, { deed: 'webhook.changed', before: 'https://hooks.example/a' }])
    await pool.query("insert into webhook_deliveries (webhook_id, event, subject, body, created_at, delivered_at) values ($1, 'ping', 's', '{}', now(), now())", [id])
    expect(codeOf(await again('https://hooks.example/c'))).toBe('INVALID_INPUT')
    expect(await stored()).toEqual([{ url: 'https://hooks.example/b', secret: second.data!.addWebhook }])
  })

  test('every kind of event can be chosen', async () => {
    const { webhookEvents } = (await admin.asks<{ webhookEvents: { name: string }[] }>('{ webhookEvents { name } }')).data!
    expect(webhookEvents.map(({ name }) => name).sort()).toEqual(['blog.published', 'event.published', 'job.listed', 'submission.judged'])
  })

  test('an admin sends a test, at most one a minute', async () => {
    await add('https://hooks.example.org/test')
    const { rows } = await pool.query<{ id: string }>('select id from webhooks')
    const TEST = 'mutation ($id: ID!) { testWebhook(id: $id) }'
    expect((await admin.asks(TEST, { id: rows[0]!.id })).errors).toBeUndefined()
    expect(await log()).toMatchObject([{ event: 'ping', attempts: 0 }])
    // It doesn’t wait for other deliveries.
    const { rows: [ping] } = await pool.query<{ id: string }>('select id from webhook_deliveries')
    expect(await tasksFor(ping!.id)).toEqual([true])
    // What waits is sent to a new address at once.
    await pool.query("update webhook_deliveries set attempts = 2, status = 500, error = 'x', next_at = now() + interval '1 hour'")
    const MOVE = 'mutation ($id: ID!) { editWebhook(id: $id, url: "https://hooks.example.org/mended", events: ["blog.published"]) }'
    expect((await admin.asks(MOVE, { id: rows[0]!.id })).errors).toBeUndefined()
    expect((await pool.query('select from webhook_deliveries where next_at > $1', [clock.now()])).rowCount).toBe(0)
    expect(await tasksFor(ping!.id)).toEqual([true, false])
    expect((await admin.asks(TEST, { id: rows[0]!.id })).errors?.[0]?.message).toContain('Try again in a minute.')
    expect((await admin.asks(TEST, { id: randomUUID() })).errors?.[0]?.extensions.code).toBe('NOT_FOUND')
  })

  test('an address gets each event from one webhook only, however it is written', async () => {
    const EDIT = 'mutation ($id: ID!, $url: String!, $events: [String!]!) { editWebhook(id: $id, url: $url, events: $events) }'
    const twice = 'Another webhook already sends “A blog is published” to this address. Change that one, or choose other events.'
    const fieldsOf = (reply: Awaited<ReturnType<typeof add>>) => reply.errors?.[0]?.extensions['fields']
    expect((await add('https://hooks.example/in', ['blog.published', 'job.listed'])).errors).toBeUndefined()
    expect(fieldsOf(await add('https://HOOKS.example/in#here', ['event.published', 'blog.published']))).toEqual({ url: twice })
    expect((await add('https://hooks.example/in', ['event.published'])).errors).toBeUndefined()
    expect((await add('https://hooks.example/other', ['blog.published'])).errors).toBeUndefined()
    const { rows } = await pool.query<{ id: string }>("select id from webhooks where url like '%/other'")
    const edit = (events: string[]) => admin.asks<{ addWebhook: string }>(EDIT, { id: rows[0]!.id, url: 'https://hooks.example/in', events })
    expect(fieldsOf(await edit(['blog.published']))).toEqual({ url: twice })
    expect((await edit(['submission.judged'])).errors).toBeUndefined()
    expect((await edit(['submission.judged'])).errors).toBeUndefined()
  })

  test('of two admins who add the same webhook at once one is refused', async () => {
    const replies = await Promise.all([add('https://hooks.example/race'), add('https://hooks.example/race')])
    expect(replies.map(({ errors }) => errors?.[0]?.extensions.code).sort()).toEqual(['INVALID_INPUT', undefined])
  })

  test('an address with a password is refused, and one from before is shown without it', async () => {
    expect((await add('https://name:SECRET@hooks.example/in')).errors?.[0]?.extensions).toMatchObject({ fields: { url: expect.stringContaining('Remove the user name and password') } })
    await pool.query("insert into webhooks (id, url, events, secret, created_at) values ($1, 'https://name:SECRET@hooks.example/in', '{blog.published}', 'a secret', now())", [randomUUID()])
    expect((await admin.asks<{ webhooks: { url: string }[] }>('{ webhooks { url } }')).data!.webhooks).toEqual([{ url: 'https://***@hooks.example/in' }])
  })

  test('an admin makes a new secret; every message from then on is signed with it, also one that waits', async () => {
    const RENEW = 'mutation ($id: ID!) { renewWebhookSecret(id: $id) }'
    let signature = ''
    let body = ''
    site.answer('/renewed', (request, response) => {
      signature = String(request.headers['cloggle-signature'])
      request.on('data', (chunk: Buffer) => (body += chunk.toString()))
      request.on('end', () => void response.writeHead(204).end())
    })
    const id = await delivery('/renewed')
    const { rows } = await pool.query<{ id: string }>('select id from webhooks')
    const renew = (who = admin, hook = rows[0]!.id) => who.asks<{ renewWebhookSecret: string }>(RENEW, { id: hook })
    expect(codeOf(await renew(ben))).toBe('NOT_ALLOWED')
    expect(codeOf(await renew(admin, randomUUID()))).toBe('NOT_FOUND')
    const secret = (await renew()).data!.renewWebhookSecret
    expect(secret).toMatch(/^[\w-]{43}$/)
    await send(id)
    expect(signature).toBe(signatureOf(secret, Number(/^t=(\d+)/.exec(signature)![1]), body))
    const { rows: audited } = await pool.query<{ deed: string; entry: string }>('select deed, to_jsonb(a)::text as entry from audit_log a where target_id = $1', [rows[0]!.id])
    expect([audited.map(({ deed }) => deed), audited.filter(({ entry }) => entry.includes(secret))]).toEqual([['webhook.secret-renewed'], []])
  })

  test('an admin tries a failed delivery at once; it does not wait for others, and its planned attempt is not made too early', async () => {
    const RETRY = 'mutation ($id: ID!) { retryWebhookDelivery(id: $id) }'
    const retry = (id: string, who = admin) => who.asks<{ retryWebhookDelivery: boolean }>(RETRY, { id })
    let requests = 0
    site.answer('/mended', (_request, response) => void ((requests += 1), response.writeHead(500).end()))
    const id = await delivery('/mended')
    await send(id)
    // Another delivery got no response: without a request, this one would wait for it.
    const { rows: [other] } = await pool.query<{ id: string }>("insert into webhook_deliveries (webhook_id, event, subject, body, created_at, attempts, next_at) select webhook_id, event, 'another', body, created_at, 1, now() + interval '1 hour' from webhook_deliveries returning id")
    expect(codeOf(await retry(id, ben))).toBe('NOT_ALLOWED')
    expect(codeOf(await retry(randomUUID()))).toBe('NOT_FOUND')
    expect((await retry(id)).errors).toBeUndefined()
    expect((await retry(id)).errors).toBeUndefined()
    expect([(await tasksFor(id)).filter((isRequested) => isRequested), await tasksFor(other!.id)]).toEqual([[true], []])
    // It fails again: its planned attempt stays, and none of the planned ones is used up.
    const planned = async () => (await pool.query<{ attempts: number; next_at: Date }>('select attempts, next_at from webhook_deliveries where id = $1', [id])).rows[0]!
    const plannedAt = new Date(Date.now() + 60 * 60_000).toISOString()
    await deliver(context, { id, isRequested: true, plannedAt }, FROM_HERE)
    expect([requests, await planned()]).toEqual([2, { attempts: 1, next_at: new Date(plannedAt) }])
    expect((await log()).map(({ attempts }) => attempts)).toContain(2)
    await send(id)
    expect(requests).toBe(2)
    site.answer('/mended', (_request, response) => response.writeHead(204).end())
    // Also one that was given up.
    await pool.query("update webhook_deliveries set next_at = null where id = $1", [id])
    expect((await retry(id)).errors).toBeUndefined()
    await deliver(context, { id, isRequested: true }, FROM_HERE)
    expect((await log()).some(({ status, deliveredAt }) => status === 204 && deliveredAt !== null)).toBe(true)
    expect((await retry(id)).errors?.[0]?.message).toBe('This message was delivered in the meantime.')
    // What waited because the receiver did not respond is sent now.
    expect((await pool.query("select from webhook_deliveries where id = $1 and next_at <= $2", [other!.id, clock.now()])).rowCount).toBe(1)
    expect(await tasksFor(other!.id)).toEqual([false])
    const { rows } = await pool.query<{ deed: string }>("select deed from audit_log where deed = 'webhook.retried'")
    expect(rows).toHaveLength(2)
  })
})
