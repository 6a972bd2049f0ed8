import { expect, test } from 'vitest'
import { missingParts, PROFILE_PARTS } from './completion.ts'

const empty = { avatarUrl: null, headline: '', location: 'Unknown', about: '', experience: null, stack: [] }

test('a new profile lacks everything, the default location included; each part counts once it is there', () => {
  expect(missingParts(empty)).toHaveLength(PROFILE_PARTS.length)
  const full = { avatarUrl: '/a.webp', headline: 'H', location: 'Lagos', about: 'A', experience: [{}], stack: ['Python'] }
  expect(missingParts(full)).toEqual([])
  for (const part of Object.keys(full) as (keyof typeof full)[]) expect(missingParts({ ...full, [part]: empty[part] }), part).toHaveLength(1)
})
