import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type Site } from '#tests/support/site.ts'

let site: Site

beforeAll(async () => {
  site = await openSite({ JUDGES: '1', LOG_LEVEL: 'error', WEB_PROCESSES: '2' })
  await site.start()
  await site.stop('SIGTERM')
})

afterAll(() => site.remove())

describe('A stop signal right after the start message (requirement P-25)', () => {
  test.each([0, 10, 40, 120])('%d ms after it: the site stops in order, logs no error, and leaves no database running', async (wait) => {
    await site.start()
    await pause(wait)
    expect(await site.stop('SIGTERM')).toBe(0)
    expect(site.output()).not.toMatch(/"level":(50|60)|cannot start/)
    expect(() => site.databasePid()).toThrow('ENOENT')
  })
})
