import { describe, expect, test } from 'vitest'
import { bringAlong, reconcile, writtenMeanwhile, type CodeCopy } from './code-copies.ts'

const mine = (revision: number, at: number, input: Partial<CodeCopy> = {}): CodeCopy => ({ code: 'mine', revision, at, isSaved: false, other: null, ...input })
const draft = (revision: number, savedAt: number, replaced: string | null = null) => ({ code: 'draft', revision, savedAt, replaced })

describe('Code on the device and on the server (requirement Q-9)', () => {
  test('what is in one place alone is taken', () => {
    expect(reconcile(null, draft(3, 5))).toEqual({ code: 'draft', revision: 3, other: null, isNews: false })
    expect(reconcile(mine(0, 5), null)).toEqual({ code: 'mine', revision: 0, other: null, isNews: true })
    expect(reconcile(null, null)).toEqual({ code: null, revision: 0, other: null, isNews: false })
  })

  test('code that goes on from the draft stays', () => {
    expect(reconcile(mine(3, 1), draft(3, 5))).toEqual({ code: 'mine', revision: 3, other: null, isNews: true })
  })

  test('where both were changed the newer one is shown and the other one kept', () => {
    expect(reconcile(mine(2, 9), draft(3, 5))).toEqual({ code: 'mine', revision: 3, other: 'draft', isNews: true })
    expect(reconcile(mine(2, 1), draft(3, 5))).toEqual({ code: 'draft', revision: 3, other: 'mine', isNews: true })
  })

  test('what the server had, and nobody changed here since, is no other version', () => {
    expect(reconcile(mine(2, 9, { isSaved: true }), draft(3, 5))).toEqual({ code: 'draft', revision: 3, other: null, isNews: false })
  })

  test('the other version stays, here or there, until it is done with', () => {
    expect(reconcile(null, draft(3, 5, 'other'))).toMatchObject({ code: 'draft', other: 'other' })
    expect(reconcile({ ...mine(3, 9), code: 'draft' }, draft(3, 5, 'other'))).toMatchObject({ code: 'draft', other: 'other', isNews: false })
    expect(reconcile(mine(3, 9), draft(3, 5, 'other'))).toMatchObject({ code: 'mine', other: 'other', isNews: true })
    expect(reconcile(mine(3, 9, { isSaved: true, other: 'done with elsewhere' }), draft(3, 5))).toMatchObject({ code: 'draft', other: null })
    expect(reconcile(mine(0, 9, { other: 'other' }), null)).toMatchObject({ code: 'mine', other: 'other' })
  })
})

describe('What a visitor wrote (requirement Q-9)', () => {
  const settled = { code: 'draft', revision: 3, other: null, isNews: false }
  test('comes along, and takes nothing away that is there', () => {
    expect(bringAlong({ ...settled, code: null, revision: 0 }, 0, mine(0, 9))).toEqual({ code: 'mine', revision: 0, other: null, isNews: true })
    expect(bringAlong(settled, 5, mine(0, 9))).toEqual({ code: 'mine', revision: 3, other: 'draft', isNews: true })
    expect(bringAlong(settled, 10, mine(0, 9))).toEqual({ code: 'draft', revision: 3, other: 'mine', isNews: true })
  })

  test('is nothing where it is the same, or is not there', () => {
    expect(bringAlong(settled, 5, null)).toBe(settled)
    expect(bringAlong(settled, 5, { ...mine(0, 9), code: 'draft' })).toBe(settled)
  })
})

test('another tab is not written over, and its having looked is nothing (requirement Q-9)', () => {
  expect(writtenMeanwhile(mine(0, 9), null, 'here')).toBe('mine')
  expect(writtenMeanwhile(mine(0, 9), 'before', 'here')).toBe('mine')
  expect(writtenMeanwhile(mine(0, 9), 'mine', 'here')).toBeNull()
  expect(writtenMeanwhile(mine(0, 9), 'before', 'mine')).toBeNull()
  expect(writtenMeanwhile(null, 'before', 'here')).toBeNull()
})
