import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { requestGraphql, connectTo, memberOf } from '../support/site.ts'
import { openTestSite } from '../support/test-site.ts'
import { pause, until } from '../support/wait-until.ts'

const FOLLOW = 'mutation ($id: ID!) { followPerson(personId: $id, follows: true) }'
const CHOOSE = 'mutation { chooseNotifications(kinds: ["follow"], channel: "email", isOn: true) }'
const INBOX = '{ notifications { items { id message } unreadCount } }'
const ROUNDS = 6

const site = await openTestSite()

describe('Notifications despite a crash (requirements N-5, N-11, P-18)', () => {
  test('a reply causes one notification and one email, whenever the site was killed', async () => {
    const database = await connectTo(site)
    const notified = await memberOf(site, 'told-once')
    await database.query('update logins set email_verified_at = now()')
    await database.end()
    await requestGraphql(site, notified.token, CHOOSE)
    const fans = await Promise.all(Array.from({ length: ROUNDS }, (_, at) => memberOf(site, `fan-${at}`)))
    for (const [at, fan] of fans.entries()) {
      const { body } = await requestGraphql(site, fan.token, FOLLOW, { id: notified.id })
      expect(body.errors).toBeUndefined()
      await pause(at * 8)
      await site.stop('SIGKILL')
      await site.start()
    }
    const inbox = async () => (await requestGraphql(site, notified.token, INBOX)).body.data!.notifications
    const after = await connectTo(site)
    // A task that failed while the site was stopping is retried later.
    await after.query('update graphile_worker._private_jobs set run_at = now()')
    const left = async () => (await after.query('select key, attempts, last_error from graphile_worker._private_jobs')).rows
    await until(async () => (await left()).length === 0, 20_000)
    expect(await left()).toEqual([])
    expect(await inbox()).toMatchObject({ items: [{ message: `fan-0 and ${ROUNDS - 1} others followed you.` }], unreadCount: 1 })
    expect((await after.query('select 1 from notification_causes')).rowCount).toBe(ROUNDS)
    await after.end()
    const folder = join(site.dataDir, 'mail')
    const mails = existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')) : []
    expect(mails.filter((mail) => mail.includes('List-Unsubscribe-Post'))).toHaveLength(1)
  }, 90_000)
})
