import { expect, test } from 'vitest'
import { outdatedBecause, workVersion } from './work-version.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 10, minute))

test('a version is outdated once the work was handed in or returned after it was read', () => {
  const read = { handedInAt: at(1), returnedAt: null }
  const seen = workVersion(read)
  expect(outdatedBecause(seen, read)).toBeNull()
  expect(outdatedBecause(seen, { handedInAt: at(2), returnedAt: null })).toBe('handed in')
  expect(outdatedBecause(seen, { handedInAt: at(1), returnedAt: at(3) })).toBe('returned')
  expect(outdatedBecause(seen, { handedInAt: at(2), returnedAt: at(3) })).toBe('handed in')
  expect(outdatedBecause(workVersion({ handedInAt: null, returnedAt: null }), read)).toBe('handed in')
})

test('without a version nothing is compared', () => {
  expect(outdatedBecause(null, { handedInAt: at(1), returnedAt: at(2) })).toBeNull()
})
