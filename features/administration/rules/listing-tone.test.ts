import { expect, test } from 'vitest'
import { listingTone } from './listing-tone.ts'

test('the state of a listing has a color by what it means', () => {
  expect(['published', 'listed', 'proposed', 'cancelled', 'removed', 'expired', 'in-progress'].map(listingTone)).toEqual(['success', 'success', 'warning', 'danger', 'danger', 'plain', 'plain'])
})
