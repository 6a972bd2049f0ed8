import { describe, expect, it } from 'vitest'
import { isKnown, requestedBytes } from './byte-range.ts'

const file = { size: 100, etag: '"a"', modified: new Date('2026-01-02T03:04:05.678Z') }
const read = (range: string | undefined, ifRange?: string, size = 100) => requestedBytes({ range, 'if-range': ifRange }, { ...file, size })

describe('Byte ranges', () => {
  it.each([
    ['bytes=0-', { start: 0, end: 99 }], ['bytes=10-19', { start: 10, end: 19 }], ['bytes=-1', { start: 99, end: 99 }], ['bytes=-500', { start: 0, end: 99 }],
    ['bytes=99-99', { start: 99, end: 99 }], ['bytes=50-500', { start: 50, end: 99 }], ['BYTES=1-2', { start: 1, end: 2 }],
    ['bytes=100-', 'none'], ['bytes=-0', 'none'],
    ['bytes=-', 'whole'], ['bytes=9-1', 'whole'], ['bytes=1-2,4-5', 'whole'], ['items=1-2', 'whole'], ['bytes=1', 'whole'], ['bytes=99999999999999999999-', 'whole'], [undefined, 'whole'],
  ])('of "%s"', (range, expected) => {
    expect(read(range)).toEqual(expected)
  })

  it('of an empty file cannot be satisfied', () => {
    expect([read('bytes=0-', undefined, 0), read('bytes=-5', undefined, 0)]).toEqual(['none', 'none'])
  })

  it('are ignored when the file is another one now', () => {
    const part = { start: 0, end: 9 }
    expect([read('bytes=0-9', '"a"'), read('bytes=0-9', 'Fri, 02 Jan 2026 03:04:05 GMT')]).toEqual([part, part])
    for (const other of ['"b"', 'W/"a"', 'Fri, 02 Jan 2026 03:04:06 GMT', 'yesterday']) expect(read('bytes=0-9', other), other).toBe('whole')
  })

  it('are not sent to those who have the file', () => {
    expect([isKnown('"a"', '"a"'), isKnown('"b", W/"a"', '"a"'), isKnown('*', '"a"'), isKnown('"b"', '"a"'), isKnown(undefined, '"a"')]).toEqual([true, true, true, false, false])
  })
})
