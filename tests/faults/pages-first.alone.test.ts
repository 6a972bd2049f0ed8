import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setShare } from '#judge/shares.ts'
import { askSite, memberOf, openSite, type Site } from '../support/site.ts'
import { pause } from '../support/waiting.ts'

const mayGoFirst = spawnSync('nice', ['-n', '-1', 'true']).stderr.length === 0
const SUBMIT = 'mutation ($input: SubmissionInput!) { submitSolution(input: $input) { id } }'

const read = (path: string) => readFileSync(`/proc/${path}`, 'latin1')
const childrenOf = (pid: number | string) => read(`${pid}/task/${pid}/children`).trim().split(' ')

let site: Site
beforeAll(async () => {
  site = await openSite({ WEB_PROCESSES: '2', JUDGES: '1' }, { goesFirst: true })
  await site.start()
})
// The site's session is that of all tests.
afterAll(() => site.remove().finally(() => setShare(process.pid, 0)))

// The second of what the kernel tells, the name, may hold spaces; the 19th is how nice it is.
const niceness = (path: string) => Number(path.slice(path.lastIndexOf(')') + 2).split(' ')[16])
const shareOf = (pid: string) => /nice (-?\d+)/.exec(read(`${pid}/autogroup`))?.[1]

// None is told of the session that the machine began with: it is in no group, and its processes count singly.
const sessionHasShare = existsSync('/proc/self/autogroup') && shareOf('self') !== undefined

/** The share of the session and the own niceness of a process of the database that serves a connection; nothing of others. */
function sharesOf(pid: string): string[] {
  try {
    return read(`${pid}/cmdline`).includes('[local]') ? [`nice ${shareOf(pid)}, itself ${niceness(read(`${pid}/stat`))}`] : []
  } catch {
    // It ended meanwhile.
    return []
  }
}

/** How nice the main thread of a process is, and which its helpers are. */
function threadsOf(pid: string): { main: number; helpers: number[] } {
  const nice = (thread: string) => niceness(read(`${pid}/task/${thread}/stat`))
  const helpers = readdirSync(`/proc/${pid}/task`).filter((thread) => thread !== pid).map(nice)
  return { main: nice(pid), helpers: [...new Set(helpers)] }
}

const started = (word: string) => childrenOf(site.pid()).filter((pid) => read(`${pid}/cmdline`).split('\0').some((one) => one === word || one.endsWith(`/${word}`)))

test.skipIf(!existsSync('/proc/self/autogroup'))('connections of the embedded database let the web processes go before them (requirement J-17)', async () => {
  const shares = () => childrenOf(site.databasePid()).flatMap(sharesOf)
  await fetch(`${site.origin}/blogs`)
  await expect.poll(() => [...new Set(shares())], { timeout: 15_000 }).toEqual(['nice 5, itself 5'])
})

test.skipIf(!existsSync('/proc/self/task'))('all of a judge is what may wait longest, whoever starts it (requirement J-17)', async () => {
  const all = [{ main: 19, helpers: [19] }]
  await expect.poll(() => started('judge.ts').map(threadsOf), { timeout: 15_000 }).toEqual(all)
  if (mayGoFirst) await expect.poll(() => threadsOf(String(site.pid())).main, { timeout: 15_000 }).toBe(-10)
  const [judge] = started('judge.ts') as [string]
  process.kill(Number(judge), 'SIGKILL')
  // Another one is started for the next that is handed in, by a process that goes first.
  const { token } = await memberOf(site, 'solver')
  const { body } = await askSite(site, token, SUBMIT, { input: { problem: 'two-sum', language: 'javascript', code: '1', key: randomUUID() } })
  expect(body.errors).toBeUndefined()
  const next = () => started('judge.ts').filter((pid) => pid !== judge).map(threadsOf)
  await expect.poll(next, { timeout: 30_000 }).toEqual(all)
})

test.skipIf(!mayGoFirst)('a web process goes before all others, its helpers do not, and neither does what it starts (requirement J-17)', async () => {
  const first = { main: -10, helpers: [0] }
  await expect.poll(() => threadsOf(String(site.pid())), { timeout: 15_000 }).toEqual(first)
  if (sessionHasShare) expect(shareOf(String(site.pid()))).toBe('-10')
  const [neighbour] = started('neighbour') as [string]
  await expect.poll(() => threadsOf(neighbour), { timeout: 15_000 }).toEqual(first)

  // Whoever takes the place of one that ended is started by one that goes first.
  process.kill(Number(neighbour), 'SIGKILL')
  const next = () => started('neighbour').filter((pid) => pid !== neighbour).map(threadsOf)
  await expect.poll(next, { timeout: 30_000 }).toEqual([first])
  const database = site.databasePid()
  process.kill(database, 'SIGQUIT')
  await expect.poll(() => site.databasePid() !== database && niceness(read(`${site.databasePid()}/stat`)), { timeout: 30_000 }).toBe(0)
})

test.skipIf(!mayGoFirst)('whoever starts the site with `nice` is obeyed (requirement J-17)', async () => {
  const polite = await openSite({}, { goesFirst: false })
  try {
    await polite.start()
    // It would have gone first by then.
    await pause(5_000)
    expect(threadsOf(String(polite.pid())).main).toBe(1)
  } finally {
    await polite.remove()
  }
})
