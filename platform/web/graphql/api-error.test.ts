import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { REFUSALS } from '#platform/rules/refusals.ts'
import { isPassing, ApiError, whyOf } from './api-error.ts'

beforeAll(() => void vi.stubGlobal('navigator', { onLine: true }))
afterAll(() => void vi.unstubAllGlobals())

const SAYS_LATER = new Set([429, 503])

describe('A no that passes (requirement S-12)', () => {
  test.each(Object.entries(REFUSALS))('%s says nothing of what was asked for where its status asks to come again, and only there', (code, { http, says }) => {
    expect(isPassing(new ApiError(code, says))).toBe(SAYS_LATER.has(http))
    expect(whyOf(new ApiError(code, says))).toBe(SAYS_LATER.has(http) ? 'busy' : 'bug')
  })

  test('so does a line that is gone, and whatever broke', () => {
    for (const error of [new ApiError('OFFLINE', ''), new ApiError('TRANSPORT', ''), new ApiError('BUG', ''), new TypeError('odd')]) expect(isPassing(error)).toBe(true)
    expect(whyOf(new ApiError('OFFLINE', ''))).toBe('offline')
    expect(whyOf(new TypeError('odd'))).toBe('bug')
  })
})
