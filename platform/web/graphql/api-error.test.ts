import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { REFUSALS } from '#platform/rules/refusals.ts'
import { isTransient, ApiError, failureReason } from './api-error.ts'

beforeAll(() => void vi.stubGlobal('navigator', { onLine: true }))
afterAll(() => void vi.unstubAllGlobals())

const SAYS_LATER = new Set([429, 503])

describe('A no that passes (requirement S-12)', () => {
  test.each(Object.entries(REFUSALS))('%s says nothing of what was asked for where its status asks to come again, and only there', (code, { http, message }) => {
    expect(isTransient(new ApiError(code, message))).toBe(SAYS_LATER.has(http))
    expect(failureReason(new ApiError(code, message))).toBe(SAYS_LATER.has(http) ? 'busy' : 'bug')
  })

  test('so does a line that is gone, and whatever broke', () => {
    for (const error of [new ApiError('OFFLINE', ''), new ApiError('TRANSPORT', ''), new ApiError('BUG', ''), new TypeError('odd')]) expect(isTransient(error)).toBe(true)
    expect(failureReason(new ApiError('OFFLINE', ''))).toBe('offline')
    expect(failureReason(new TypeError('odd'))).toBe('bug')
  })
})
