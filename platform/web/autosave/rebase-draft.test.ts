import { expect, test } from 'vitest'
import { rebaseDraft } from './rebase-draft.ts'

const base = { title: 'A map', text: 'Old.', tags: ['a'] }

test('a draft takes the fields of the newer version that it did not change itself', () => {
  const draft = { ...base, text: 'Mine.' }
  expect(rebaseDraft({ base, draft, latest: { ...base, title: 'A better map', tags: ['a', 'b'] } })).toEqual({ value: { title: 'A better map', text: 'Mine.', tags: ['a', 'b'] }, hasConflict: false })
  expect(rebaseDraft({ base, draft, latest: { ...base, text: 'Mine.' } })).toEqual({ value: draft, hasConflict: false })
})

test('a field that both changed keeps the draft, and is a conflict', () => {
  const draft = { ...base, text: 'Mine.', tags: ['c'] }
  expect(rebaseDraft({ base, draft, latest: { ...base, title: 'New', tags: ['b'] } })).toEqual({ value: { title: 'New', text: 'Mine.', tags: ['c'] }, hasConflict: true })
})

test('a draft that does not say what it is based on is kept as it is', () => {
  expect(rebaseDraft({ base: undefined, draft: { ...base, text: 'Mine.' }, latest: base })).toEqual({ value: { ...base, text: 'Mine.' }, hasConflict: true })
  expect(rebaseDraft({ base: undefined, draft: base, latest: base })).toEqual({ value: base, hasConflict: false })
})
