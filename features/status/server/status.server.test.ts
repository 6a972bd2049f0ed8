import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { openContext } from '#platform/server/context.ts'
import type { Contributions } from '#platform/server/extension-points.ts'
import { openTestServices } from '#tests/support/services.ts'
import { visitor } from '#tests/support/people.ts'
import { listening } from '#tests/support/socket.ts'
import { CHECK_MINUTES, HISTORY_DAYS } from '../rules/status.ts'
import type { StatusPart } from './extension-points.ts'
import { checkPages, checkSockets } from './check-site.ts'
import { measureParts } from './measure-parts.ts'

const services = await openTestServices()
const anybody = visitor(services)
const real = services.services.contributions
const context = () => openContext(services.services)

const part = (check: StatusPart['check'], position = 0, slowAfterMs = 1_000): StatusPart => ({ label: `Part ${position}`, sentence: 'A part.', position, slowAfterMs, check })
let judge: StatusPart['check'] = async () => 'working'
const parts = new Map([['judge', part((context) => judge(context), 1)], ['pages', part(async () => 'working')]])
services.services.contributions = { to: (point: never) => (point === 'statusParts' ? parts : real.to(point)) } as Contributions

const measure = (options = {}) => measureParts(context(), { retryMs: 1, timeoutMs: 100, ...options })
const STATUS = '{ siteStatus { firstDay parts { name label state since checkedAt checks slow failed } } }'
const status = async () => (await anybody.asks(STATUS)).data.siteStatus
const judgeNow = async () => (await status()).parts[1]
const today = async () => {
  const { state, checks, slow, failed } = await judgeNow()
  return { state, checks: checks.at(-1), slow: slow.at(-1), failed: failed.at(-1) }
}

beforeEach(async () => {
  judge = async () => 'working'
  // To the start of an interval, so that a test does not cross a border.
  const minute = services.clock.now().getTime() / 60_000
  services.clock.forward((CHECK_MINUTES - (minute % CHECK_MINUTES)) * 60)
  await services.pool.query('truncate status_parts cascade')
})
const nextCheck = () => services.clock.forward(CHECK_MINUTES * 60)

describe('The state of a part (requirement P-41)', () => {
  test('is not known before the first check, and not made up', async () => {
    const { firstDay, parts } = await status()
    expect(parts.map(({ name }: { name: string }) => name)).toEqual(['pages', 'judge'])
    expect(parts[1]).toMatchObject({ state: null, since: null, checkedAt: null, checks: Array.from({ length: HISTORY_DAYS }, () => 0) })
    expect(Date.parse(firstDay)).toBe(Math.floor(services.clock.now().getTime() / 86_400_000) * 86_400_000 - (HISTORY_DAYS - 1) * 86_400_000)
  })

  test('shows a part that fails as failing, beside parts that work, until it works again', async () => {
    judge = async () => Promise.reject(new Error('The judge ended.'))
    await measure()
    expect((await status()).parts.map(({ state }: { state: string }) => state)).toEqual(['working', 'failing'])
    nextCheck()
    judge = async () => 'working'
    await measure()
    expect(await today()).toEqual({ state: 'working', checks: 2, slow: 0, failed: 1 })
  })

  test('fails if there is no answer, is slow if it takes long or says so, and survives one lost attempt', async () => {
    judge = () => new Promise(() => {})
    await measure()
    expect((await judgeNow()).state).toBe('failing')
    nextCheck()
    judge = async () => 'slow'
    await measure()
    expect((await judgeNow()).state).toBe('slow')
    nextCheck()
    await measure({ parts: new Map([['judge', part(() => new Promise((done) => setTimeout(done, 30, 'working')), 1, 10)]]) })
    expect((await judgeNow()).state).toBe('slow')
    nextCheck()
    let attempts = 0
    judge = async () => (++attempts === 1 ? Promise.reject(new Error('Lost.')) : 'working')
    await measure()
    expect(await today()).toEqual({ state: 'working', checks: 4, slow: 2, failed: 1 })
  })

  test('says since when; a gap in the measurements starts it again', async () => {
    await measure()
    const { since } = await judgeNow()
    nextCheck()
    await measure()
    expect(await judgeNow()).toMatchObject({ since, state: 'working' })
    expect((await judgeNow()).checkedAt).not.toBe(since)
    services.clock.forward(3600)
    expect(await judgeNow()).toMatchObject({ state: null, since: null })
    await measure()
    expect((await judgeNow()).since).toBe((await judgeNow()).checkedAt)
  })
})

describe('The history (requirement P-41)', () => {
  test('counts each check once, even if its task runs twice at the same time', async () => {
    await Promise.all([measure(), measure(), measure()])
    await measure()
    expect(await today()).toEqual({ state: 'working', checks: 1, slow: 0, failed: 0 })
  })

  test('adds up over days, leaves days without measurements empty, and ends after 90 days', async () => {
    let failures = 0
    for (let check = 0; check < 24; check += 1) {
      judge = async () => (check % 6 === 0 ? Promise.reject(new Error('No.')) : check % 4 === 0 ? 'slow' : 'working')
      if (check % 6 === 0) failures += 1
      await measure()
      services.clock.forward(3 * 3600)
    }
    const { checks, slow, failed } = await judgeNow()
    const sum = (counts: number[]) => counts.reduce((all, one) => all + one, 0)
    expect([sum(checks), sum(failed), sum(slow)]).toEqual([24, failures, 4])
    checks.forEach((count: number, at: number) => expect(slow[at] + failed[at]).toBeLessThanOrEqual(count))
    expect(checks.filter((count: number) => count > 0).length).toBeGreaterThanOrEqual(3)
    services.clock.forward(10 * 86_400)
    await measure()
    const later = await judgeNow()
    expect(later.checks.slice(-9, -1)).toEqual(Array.from({ length: 8 }, () => 0))
    expect([sum(later.checks), later.checks.at(-1)]).toEqual([25, 1])
    services.clock.forward(HISTORY_DAYS * 86_400)
    await measure()
    expect((await services.pool.query('select sum(checks)::int as checks from status_days where part = $1', ['judge'])).rows).toEqual([{ checks: 1 }])
  })

  test('cannot hold more failures than checks', async () => {
    await measure()
    await expect(services.pool.query('update status_days set failed = 2')).rejects.toThrow('status_days_check')
    await expect(services.pool.query("update status_parts set state = 'fine'")).rejects.toThrow('status_parts_state_check')
  })
})

describe('The checks (requirement P-41)', () => {
  const check = (name: string) => real.to('statusParts').get(name)!.check(context())

  test('exist for pages, judge, search, live updates, email and background work', () => {
    expect([...real.to('statusParts').keys()].sort()).toEqual(['email', 'judge', 'live', 'pages', 'search', 'tasks'])
  })

  test('of pages open the home page, and fail without a whole page', async () => {
    const answers = [[200, '<html></html>'], [503, '<html></html>'], [200, '<html>']] as const
    let at = 0
    const server = createServer((_request, response) => {
      const [code, text] = answers[at++]!
      response.writeHead(code).end(text)
    }).listen(0, '127.0.0.1')
    onTestFinished(() => void server.close())
    await once(server, 'listening')
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    await checkPages(address)
    await expect(checkPages(address)).rejects.toThrow('status 503')
    await expect(checkPages(address)).rejects.toThrow('incomplete')
    server.closeAllConnections()
    server.close()
    await expect(checkPages(address)).rejects.toThrow()
  })

  test('of live updates open a socket, and fail if the site does not take it', async () => {
    await listening(services.app)
    const address = `http://127.0.0.1:${(services.app.server.address() as AddressInfo).port}`
    await checkSockets(address, services.services.origin)
    await expect(checkSockets(address, 'https://elsewhere.test')).rejects.toThrow()
    await expect(checkSockets('http://127.0.0.1:1', services.services.origin)).rejects.toThrow()
  })

  test('of email ask the mail server, and are slow if an email waits', async () => {
    expect(await check('email')).toBe('working')
    await services.pool.query("select graphile_worker.add_job('letters.send', run_at := now() - interval '1 hour', payload := '{}'::json)")
    expect(await check('email')).toBe('slow')
    services.services.emailTransport = { ...services.services.emailTransport, check: () => Promise.reject(new Error('Refused.')) }
    await expect(check('email')).rejects.toThrow('Refused.')
  })

  test('of background work see a signal that nobody has delivered', async () => {
    await services.pool.query('delete from signals')
    expect(await check('tasks')).toBe('working')
    await services.pool.query(`insert into signals (name, payload, announced_at) values ('test.left', '{}', now() - interval '1 hour')`)
    expect(await check('tasks')).toBe('slow')
  })

  test('of the judge need a judge, and a right verdict; of the search a whole answer', async () => {
    await expect(check('judge')).rejects.toThrow('There is no judge.')
    const judging = { capacity: 2, verdict: 'Accepted' }
    services.services.judges = {
      ...services.services.judges,
      capacity: 2,
      judge: async () => ({ sandbox: 'native', outcomes: [{ verdict: judging.verdict as 'Accepted', timeMs: 1, memoryKb: 1, message: null, got: null, errors: null }], failure: null }),
    }
    expect(await check('judge')).toBe('working')
    judging.verdict = 'Wrong Answer'
    await expect(check('judge')).rejects.toThrow('Wrong Answer')
    expect(await check('search')).toBe('working')
  })
})
