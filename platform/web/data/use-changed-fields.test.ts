import { expect, test } from 'vitest'
import { withoutFields } from './use-changed-fields.ts'

test('a saved field is no longer a change, unless it was changed again meanwhile', () => {
  const all = { isOpen: false, level: null, place: 'Lagos' }
  expect(withoutFields(all, { level: null })).toEqual({ isOpen: false, place: 'Lagos' })
  expect(withoutFields(all, { isOpen: true })).toEqual(all)
})
