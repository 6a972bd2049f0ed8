import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { REFUSALS } from '#platform/rules/refusals.ts'
import { isTransient, ApiError, failureReason } from './api-error.ts'

beforeAll(() => void vi.stubGlobal('navigator', { onLine: true }))
afterAll(() => void vi.unstubAllGlobals())

const SAYS_LATER = new Set([429, 503])

describe('Transient errors (requirement S-12)', () => {
  test.each(Object.entries(REFUSALS))('%s is transient exactly when its status asks for a retry', (code, { http, message }) => {
    expect(isTransient(new ApiError(code, message))).toBe(SAYS_LATER.has(http))
    expect(failureReason(new ApiError(code, message))).toBe(SAYS_LATER.has(http) ? 'busy' : 'bug')
  })

  test('network errors and bugs are transient', () => {
    for (const error of [new ApiError('OFFLINE', ''), new ApiError('TRANSPORT', ''), new ApiError('BUG', ''), new TypeError('odd')]) expect(isTransient(error)).toBe(true)
    expect(failureReason(new ApiError('OFFLINE', ''))).toBe('offline')
    expect(failureReason(new TypeError('odd'))).toBe('bug')
  })
})
