import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSite, type Site } from '../support/site.ts'

const read = (path: string) => readFileSync(`/proc/${path}`, 'latin1')

let site: Site
beforeAll(async () => {
  site = await openSite()
  await site.start()
})
afterAll(() => site.remove())

/** The share of the session and the own niceness of a process of the database that serves a connection; nothing of others. */
function givesWay(pid: string): string[] {
  try {
    if (!read(`${pid}/cmdline`).includes('[local]')) return []
    const own = read(`${pid}/stat`)
    // The 19th of what the kernel tells; the second, the name, may hold spaces.
    return [`${/nice -?\d+/.exec(read(`${pid}/autogroup`))?.[0]}, itself ${own.slice(own.lastIndexOf(')') + 2).split(' ')[16]}`]
  } catch {
    // It ended meanwhile.
    return []
  }
}

test.skipIf(!existsSync('/proc/self/autogroup'))('connections of the embedded database let the web processes go before them (requirement J-17)', async () => {
  const database = site.databasePid()
  const shares = () => read(`${database}/task/${database}/children`).trim().split(' ').flatMap(givesWay)
  await fetch(`${site.origin}/blogs`)
  await expect.poll(() => [...new Set(shares())], { timeout: 15_000 }).toEqual(['nice 5, itself 5'])
})
