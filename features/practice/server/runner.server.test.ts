import { Script } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { openTestHouse } from '#tests/support/house.ts'
import { OFFLINE_WORKER_PATH } from '../rules/paths.ts'
import { RUNNER_VERSION } from '../rules/runner-version.ts'
import { RUNNER_PATH } from '../rules/runner.ts'

const house = await openTestHouse()
const get = (url: string) => house.app.inject({ method: 'GET', url })

describe('What a workspace keeps for times without a network (requirement Q-14)', () => {
  test('browsers keep the frame of this version for ever, and of no other one', async () => {
    expect(RUNNER_VERSION).toMatch(/^[0-9a-f]{12}$/)
    const [present, other, none] = await Promise.all([get(`${RUNNER_PATH}?v=${RUNNER_VERSION}`), get(`${RUNNER_PATH}?v=older`), get(RUNNER_PATH)])
    expect(present.headers['cache-control']).toContain('immutable')
    expect([other.headers['cache-control'], none.headers['cache-control']]).toEqual(['no-cache', 'no-cache'])
    expect([other.body, none.body]).toEqual([present.body, present.body])
  })

  test('the service worker is a script that is asked for anew each time', async () => {
    const { statusCode, headers, body } = await get(OFFLINE_WORKER_PATH)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/javascript; charset=utf-8', 'no-cache'])
    expect(() => new Script(body)).not.toThrow()
  })
})
