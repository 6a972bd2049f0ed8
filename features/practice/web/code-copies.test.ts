import { describe, expect, test } from 'vitest'
import { reconcile } from './code-copies.ts'

const mine = (revision: number, at: number) => ({ code: 'mine', revision, at })
const draft = (revision: number, savedAt: number) => ({ code: 'draft', revision, savedAt })

describe('Code on the device and on the server (requirement Q-9)', () => {
  test('what is in one place alone is taken', () => {
    expect(reconcile(null, draft(3, 5))).toEqual({ code: 'draft', revision: 3, other: null })
    expect(reconcile(mine(0, 5), null)).toEqual({ code: 'mine', revision: 0, other: null })
    expect(reconcile(null, null)).toEqual({ code: null, revision: 0, other: null })
  })

  test('code that goes on from the draft stays', () => {
    expect(reconcile(mine(3, 1), draft(3, 5))).toEqual({ code: 'mine', revision: 3, other: null })
  })

  test('where both were changed the newer one is shown and the other one kept', () => {
    expect(reconcile(mine(2, 9), draft(3, 5))).toEqual({ code: 'mine', revision: 3, other: 'draft' })
    expect(reconcile(mine(2, 1), draft(3, 5))).toEqual({ code: 'draft', revision: 3, other: 'mine' })
  })
})
