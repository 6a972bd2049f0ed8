import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { beforeAll, describe, expect, test } from 'vitest'
import { requestGraphql, memberOf, openSite, webProcesses } from '../support/site.ts'
import { openTestSite, publishesOn } from '../support/test-site.ts'
import { pause, until } from '../support/wait-until.ts'

const ROUNDS = 12

const site = await openTestSite({ WEB_PROCESSES: '3' })
let token: string

beforeAll(async () => {
  token = (await memberOf(site, 'writer')).token
  await allServe()
}, 120_000)

/** The PIDs of the secondary web processes. */
function others(): number[] {
  const children = execFileSync('pgrep', ['-P', String(site.pid()), '-f', 'neighbour'], { encoding: 'utf8' })
  return children.trim().split('\n').map(Number)
}

/** Whether a process runs; a zombie does not. */
const isAlive = (pid: number) => {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

/** Sends a request over a connection of its own, so that the kernel chooses a process again. */
function onNewConnection(path: string): Promise<{ status: number; text: string }> {
  return new Promise((done, fail) => {
    const agent = new Agent({ keepAlive: false })
    const outgoing = request(`${site.origin}${path}`, { agent, timeout: 5_000 }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (part: string) => (text += part))
      response.on('end', () => done({ status: response.statusCode!, text }))
    })
    outgoing.on('error', fail)
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${path} was not answered.`)))
    outgoing.end()
  })
}

/** Waits until all three serve. */
async function allServe(): Promise<void> {
  expect(await until(async () => (await webProcesses(site)) === 3, 60_000)).toBe(true)
}

describe('Several web processes of one node (requirement P-34)', () => {
  test('a change in one of them shows on cached pages of all of them at once', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all(Array.from({ length: 12 }, () => onNewConnection('/blogs')))
      const title = `Seen everywhere ${round}`
      expect((await publishesOn(site, token, { title })).body.errors).toBeUndefined()
      const pages = await Promise.all(Array.from({ length: 12 }, () => onNewConnection('/blogs')))
      expect(pages.filter(({ text }) => !text.includes(title))).toEqual([])
    }
  }, 60_000)

  test('their metrics are summed', async () => {
    const before = requestsCounted(await onNewConnection('/metrics'))
    await Promise.all(Array.from({ length: 60 }, () => onNewConnection('/healthz')))
    expect(requestsCounted(await onNewConnection('/metrics'))).toBe(before + 60)
  })

  test('a killed one is replaced, and the others serve meanwhile', async () => {
    const [victim, survivor] = others()
    process.kill(victim!, 'SIGKILL')
    // Its socket is closed when the last of its threads has ended, a moment later than the process itself.
    await expect.poll(() => isAlive(victim!)).toBe(false)
    await pause(100)
    for (let n = 0; n < 20; n++) expect((await onNewConnection('/healthz')).status).toBe(200)
    await allServe()
    expect(others()).toContain(survivor)
    expect(others()).not.toContain(victim)
  }, 120_000)

  test('a second site on the same port is refused with a message', async () => {
    const second = await openSite({ WEB_PROCESSES: '2', PORT: new URL(site.origin).port })
    await expect(second.start()).rejects.toThrow(/Port \d+ is taken by another program/)
    await second.remove()
  }, 30_000)

  test('SIGTERM under load fails no request, and leaves no process', async () => {
    const all = [site.pid(), ...others()]
    let failed = 0
    let answered = 0
    let ending = false
    const load = Array.from({ length: 8 }, async () => {
      while (!ending) {
        const answer = await requestGraphql(site, token, '{ blogs { items { slug } } }').catch(() => null)
        if (answer?.status === 200) answered++
        else if (!ending) failed++
      }
    })
    expect(await until(async () => answered > 20, 30_000)).toBe(true)
    const stopped = site.stop('SIGTERM')
    // New connections are accepted during the grace period; requests sent by then are answered.
    await pause(150)
    ending = true
    await Promise.all(load)
    expect(await stopped).toBe(0)
    expect(failed).toBe(0)
    expect(all.filter(isAlive)).toEqual([])
    await site.start()
    await allServe()
  }, 120_000)

  test('when the primary is killed the others exit, and the site restarts', async () => {
    const rest = others()
    await site.stop('SIGKILL')
    await site.start()
    expect(rest.filter(isAlive)).toEqual([])
    // While three processes start beside other tests, the first pages may be refused with 503.
    await expect.poll(async () => (await onNewConnection('/blogs')).status, { timeout: 15_000 }).toBe(200)
    await allServe()
  }, 120_000)
})

/** How many responses of `/healthz` the site has counted. */
function requestsCounted({ text }: { text: string }): number {
  return Number(/^cloggle_http_seconds_count\{[^}]*route="\/healthz"[^}]*\} (\d+)$/m.exec(text)?.[1] ?? 0)
}
