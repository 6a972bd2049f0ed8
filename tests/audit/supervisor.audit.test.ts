import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openSite, SUPERVISED_SOURCES, webProcesses, type Site } from '../support/site.ts'
import { until } from '../support/wait-until.ts'

const isLinux = existsSync('/proc/self/stat')

/** The PIDs of a process's children, optionally only those whose command line contains `word`. */
function childrenOf(pid: number, commandPart = ''): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return list.split(' ').filter((one) => one !== '' && readFileSync(`/proc/${one}/cmdline`, 'utf8').includes(commandPart)).map(Number)
}

const isAlive = (pid: number) => {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

const answers = async (site: Site) => (await fetch(`${site.origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).catch(() => null))?.status === 200
const siteOf = (site: Site) => childrenOf(site.pid(), 'site')[0]!

async function supervised<T>(work: (site: Site) => Promise<T>): Promise<T> {
  const site = await openSite({ WEB_PROCESSES: '2' }, { entry: SUPERVISED_SOURCES })
  await site.start()
  try {
    return await work(site)
  } finally {
    await site.remove()
  }
}

describe.skipIf(!isLinux)('The site under its supervisor (requirement P-34)', () => {
  test('a killed site and a stuck one are restarted; SIGTERM stops everything in order', async () => {
    await supervised(async (site) => {
      const killed = siteOf(site)
      process.kill(killed, 'SIGKILL')
      expect(await until(async () => childrenOf(site.pid(), 'site').some((pid) => pid !== killed) && (await answers(site)), 30_000)).toBe(true)

      const stuck = siteOf(site)
      process.kill(stuck, 'SIGSTOP')
      expect(await until(() => !isAlive(stuck), 15_000)).toBe(true)
      expect(await until(async () => (await answers(site)) && (await webProcesses(site)) === 2, 30_000)).toBe(true)
      expect(site.output()).toContain('did not answer for five seconds')

      const all = [siteOf(site), ...childrenOf(siteOf(site))]
      expect(await site.stop('SIGTERM')).toBe(0)
      expect(all.filter(isAlive)).toEqual([])
    })
  }, 120_000)

  test('a stuck web process is replaced while the others serve', async () => {
    await supervised(async (site) => {
      expect(await until(async () => (await webProcesses(site)) === 2, 30_000)).toBe(true)
      const [stuck] = childrenOf(siteOf(site), 'neighbour')
      process.kill(stuck!, 'SIGSTOP')
      expect(await until(() => !isAlive(stuck!), 15_000)).toBe(true)
      expect(await until(async () => (await webProcesses(site)) === 2, 30_000)).toBe(true)
    })
  }, 120_000)

  test('SIGTERM kills a stuck site with all its processes', async () => {
    await supervised(async (site) => {
      const all = [siteOf(site), ...childrenOf(siteOf(site), 'neighbour')]
      process.kill(all[0]!, 'SIGSTOP')
      await site.stop('SIGTERM')
      expect(await until(() => all.every((pid) => !isAlive(pid)), 5_000)).toBe(true)
      // Its database keeps running and is adopted by the next start, which stops it in order.
      await site.start()
    })
  }, 120_000)

  test('a site whose supervisor was killed stops by itself', async () => {
    await supervised(async (site) => {
      const left = siteOf(site)
      await site.stop('SIGKILL')
      expect(await until(() => !isAlive(left), 15_000)).toBe(true)
      expect(() => site.databasePid()).toThrow('ENOENT')
    })
  }, 120_000)

  test('a site that cannot start reports why and is not restarted', async () => {
    const site = await openSite({ PORT: 'none' }, { entry: SUPERVISED_SOURCES })
    await expect(site.start()).rejects.toThrow(/ended with 1: Cloggle cannot start. The setting PORT/)
    await site.remove()
  }, 30_000)
})
