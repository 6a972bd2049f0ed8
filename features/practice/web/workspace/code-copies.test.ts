import { describe, expect, test } from 'vitest'
import { addVisitorCode, codeOfOtherTab, reconcile, type CodeCopy } from './code-copies.ts'

const copy = (revision: number, at: number, input: Partial<CodeCopy> = {}): CodeCopy => ({ code: 'mine', revision, at, isSaved: false, other: null, ...input })
const draft = (revision: number, savedAt: number, replaced: string | null = null) => ({ code: 'draft', revision, savedAt, replaced })

describe('Code on the device and on the server (requirement Q-9)', () => {
  test('that exists in one place is used', () => {
    expect(reconcile(null, draft(3, 5))).toEqual({ code: 'draft', other: null })
    expect(reconcile(copy(0, 5), null)).toEqual({ code: 'mine', other: null })
    expect(reconcile(null, null)).toEqual({ code: null, other: null })
  })

  test('that is based on the draft replaces it', () => {
    expect(reconcile(copy(3, 1), draft(3, 5))).toEqual({ code: 'mine', other: null })
  })

  test('that changed in both places keeps both, the newer one first', () => {
    expect(reconcile(copy(2, 9), draft(3, 5))).toEqual({ code: 'mine', other: 'draft' })
    expect(reconcile(copy(2, 1), draft(3, 5))).toEqual({ code: 'draft', other: 'mine' })
  })

  test('that was saved and did not change on the device is no other version', () => {
    expect(reconcile(copy(2, 9, { isSaved: true }), draft(3, 5))).toEqual({ code: 'draft', other: null })
  })

  test('keeps the other version until the user has decided', () => {
    expect(reconcile(null, draft(3, 5, 'other'))).toEqual({ code: 'draft', other: 'other' })
    expect(reconcile({ ...copy(3, 9), code: 'draft' }, draft(3, 5, 'other'))).toEqual({ code: 'draft', other: 'other' })
    expect(reconcile(copy(3, 9), draft(3, 5, 'other'))).toEqual({ code: 'mine', other: 'other' })
    expect(reconcile(copy(3, 9, { isSaved: true, other: 'resolved elsewhere' }), draft(3, 5))).toEqual({ code: 'draft', other: null })
    expect(reconcile(copy(0, 9, { other: 'other' }), null)).toEqual({ code: 'mine', other: 'other' })
  })
})

describe('Code of a visitor (requirement Q-9)', () => {
  const merged = { code: 'draft', other: null }
  test('is added to the code of the account', () => {
    expect(addVisitorCode({ ...merged, code: null }, 0, copy(0, 9))).toEqual({ code: 'mine', other: null })
    expect(addVisitorCode(merged, 5, copy(0, 9))).toEqual({ code: 'mine', other: 'draft' })
    expect(addVisitorCode(merged, 10, copy(0, 9))).toEqual({ code: 'draft', other: 'mine' })
  })

  test('changes nothing if it is missing or the same', () => {
    expect(addVisitorCode(merged, 5, null)).toBe(merged)
    expect(addVisitorCode(merged, 5, { ...copy(0, 9), code: 'draft' })).toBe(merged)
  })
})

test('code of another tab is found before it is overwritten (requirement Q-9)', () => {
  expect(codeOfOtherTab(copy(0, 9), null, 'here')).toBe('mine')
  expect(codeOfOtherTab(copy(0, 9), 'before', 'here')).toBe('mine')
  expect(codeOfOtherTab(copy(0, 9), 'mine', 'here')).toBeNull()
  expect(codeOfOtherTab(copy(0, 9), 'before', 'mine')).toBeNull()
  expect(codeOfOtherTab(null, 'before', 'here')).toBeNull()
})
