import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { memberOf, openSite, requestGraphql, SUPERVISED_SOURCES, webProcesses } from '../support/site.ts'
import { publishesOn, savesDraft } from '../support/test-site.ts'
import { until } from '../support/wait-until.ts'

const isLinux = existsSync('/proc/self/stat')
const childrenOf = (pid: number) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean).map(Number)

/** One short case of each long drill: crashes, restarts, several processes, stopping in order. `npm run audit` has the drills. */
describe.skipIf(!isLinux)('A site that is killed and stopped (requirements P-15, P-25, P-34)', () => {
  test('loses no acknowledged write, is restarted by its supervisor, and stops in order', async () => {
    const site = await openSite({ WEB_PROCESSES: '2' }, { entry: SUPERVISED_SOURCES })
    await site.start()
    try {
      expect(await until(async () => (await webProcesses(site)) === 2, 30_000)).toBe(true)
      const { token } = await memberOf(site, 'writer')
      const saved = await Promise.all(Array.from({ length: 20 }, (_, n) => savesDraft(site, token, { title: `Draft ${n}` })))
      const published = await publishesOn(site, token, { title: 'Published before the crash' })
      expect([...saved, published].filter(({ status, body }) => status !== 200 || body.errors !== undefined)).toEqual([])

      const [killed] = childrenOf(site.pid())
      process.kill(killed!, 'SIGKILL')
      const page = async () => (await fetch(`${site.origin}/blogs`, { signal: AbortSignal.timeout(2_000) }).then((response) => response.text(), () => ''))
      expect(await until(async () => (await page()).includes('Published before the crash'), 30_000)).toBe(true)
      const titles = async () => (await requestGraphql<{ ownBlogs: { title: string }[] }>(site, token, '{ ownBlogs { title } }')).body.data!.ownBlogs
      // A connection that was kept open may lead to a process of the killed site that is just ending.
      expect(await until(async () => (await titles()).length === 21, 10_000)).toBe(true)

      const database = site.databasePid()
      expect(await site.stop('SIGTERM')).toBe(0)
      expect(await until(() => !existsSync(`/proc/${database}`), 5_000)).toBe(true)
    } finally {
      await site.remove()
    }
  }, 120_000)
})
