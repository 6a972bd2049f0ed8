import { describe, expect, test } from 'vitest'
import { isFirstPublication } from './publication.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, 0, minutes))

describe('B-45 A publication is the first', () => {
  test.each([
    ['of a new blog', null, true],
    ['not of a change', { created_at: at(0), published_at: at(0), unpublished_at: null }, false],
    ['not of a change after an early mistake', { created_at: at(0), published_at: at(30), unpublished_at: at(10) }, false],
    ['of a blog that was unpublished within an hour', { created_at: at(0), published_at: null, unpublished_at: at(59) }, true],
    ['not of a blog that was unpublished later', { created_at: at(0), published_at: null, unpublished_at: at(60) }, false],
    ['not of a blog whose time of unpublishing is unknown', { created_at: at(0), published_at: null, unpublished_at: null }, false],
  ])('%s', (_, before, isFirst) => expect(isFirstPublication(before)).toBe(isFirst))
})
