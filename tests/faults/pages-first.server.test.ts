import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from '../support/site.ts'

// Niceness is the 19th of what the kernel tells of a thread; the second, its name, may hold spaces.
const nicenessOf = (thread: string) => Number(thread.slice(thread.lastIndexOf(')') + 2).split(' ')[16])
const read = (path: string) => readFileSync(`/proc/${path}`, 'latin1')
const hasShares = process.platform === 'linux' && readdirSync('/proc/self').includes('autogroup')

let site: Site
beforeAll(async () => {
  site = await openSite()
  await site.start()
})
afterAll(() => site.remove())

test.skipIf(process.platform !== 'linux')("V8's helpers let the loop of the process go before them (requirement J-17)", () => {
  const threads = readdirSync(`/proc/${site.pid()}/task`).map((thread) => read(`${site.pid()}/task/${thread}/stat`))
  const helpers = threads.filter((thread) => thread.includes('(node-V8Worker)'))
  expect(helpers.length).toBeGreaterThan(0)
  expect([...new Set(helpers.map(nicenessOf))]).toEqual([10])
  expect(nicenessOf(read(`${site.pid()}/stat`))).toBe(0)
})

test.skipIf(!hasShares)('processes of the embedded database let the web processes go before them (requirement J-17)', async () => {
  const shares = () =>
    read(`${site.databasePid()}/task/${site.databasePid()}/children`)
      .trim()
      .split(' ')
      .filter((pid) => read(`${pid}/cmdline`).includes('[local]'))
      .map((pid) => /nice (-?\d+)/.exec(read(`${pid}/autogroup`))?.[1])
  await fetch(`${site.origin}/blogs`)
  await expect.poll(() => [...new Set(shares())], { timeout: 10_000 }).toEqual(['10'])
})
