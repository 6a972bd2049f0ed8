import { expect, test } from 'vitest'
import { guardPage, isGuarded, leavePage } from './leave-guard.ts'

test('a page with unsaved changes is left only after its guard agreed', () => {
  const left: string[] = []
  let proceed: (() => void) | null = null
  const release = guardPage((go) => (proceed = go))
  leavePage(() => left.push('guarded'))
  expect([left, isGuarded()]).toEqual([[], true])
  proceed!()
  release()
  leavePage(() => left.push('free'))
  expect([left, isGuarded()]).toEqual([['guarded', 'free'], false])
})

test('releasing an earlier guard leaves the present one alone', () => {
  const first = guardPage(() => {})
  const second = guardPage(() => {})
  first()
  expect(isGuarded()).toBe(true)
  second()
  expect(isGuarded()).toBe(false)
})
