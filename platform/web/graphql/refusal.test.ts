import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { REFUSALS } from '#platform/rules/refusals.ts'
import { isPassing, ServerSays, whyOf } from './refusal.ts'

beforeAll(() => void vi.stubGlobal('navigator', { onLine: true }))
afterAll(() => void vi.unstubAllGlobals())

const SAYS_LATER = new Set([429, 503])

describe('A no that passes (requirement S-12)', () => {
  test.each(Object.entries(REFUSALS))('%s says nothing of what was asked for where its status asks to come again, and only there', (code, { http, says }) => {
    expect(isPassing(new ServerSays(code, says))).toBe(SAYS_LATER.has(http))
    expect(whyOf(new ServerSays(code, says))).toBe(SAYS_LATER.has(http) ? 'busy' : 'bug')
  })

  test('so does a line that is gone, and whatever broke', () => {
    for (const error of [new ServerSays('OFFLINE', ''), new ServerSays('TRANSPORT', ''), new ServerSays('BUG', ''), new TypeError('odd')]) expect(isPassing(error)).toBe(true)
    expect(whyOf(new ServerSays('OFFLINE', ''))).toBe('offline')
    expect(whyOf(new TypeError('odd'))).toBe('bug')
  })
})
