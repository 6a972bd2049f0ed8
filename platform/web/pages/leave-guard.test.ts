import { expect, test } from 'vitest'
import { guardPage, isGuarded, leavePage } from './leave-guard.ts'

const HERE = { pathname: '/admin/site', search: '?setting=welcome' }
const OTHER_PAGE = { pathname: '/admin', search: '' }
const OTHER_SEARCH = { pathname: '/admin/site', search: '?setting=slogans' }

test('a page with unsaved changes is left only after its guard agreed', () => {
  const left: string[] = []
  let proceed: (() => void) | null = null
  const release = guardPage((go) => (proceed = go))
  leavePage(HERE, OTHER_PAGE, () => left.push('guarded'))
  expect([left, isGuarded(HERE, OTHER_PAGE)]).toEqual([[], true])
  proceed!()
  release()
  leavePage(HERE, OTHER_PAGE, () => left.push('free'))
  expect([left, isGuarded(HERE, OTHER_PAGE)]).toEqual([['guarded', 'free'], false])
})

test('another search of the same page is guarded only if the guard covers it', () => {
  const release = guardPage(() => {})
  expect(isGuarded(HERE, OTHER_SEARCH)).toBe(false)
  release()
  const releaseBoth = guardPage(() => {}, true)
  expect([isGuarded(HERE, OTHER_SEARCH), isGuarded(HERE, OTHER_PAGE), isGuarded(HERE, HERE)]).toEqual([true, true, false])
  releaseBoth()
})

test('releasing an earlier guard leaves the present one alone', () => {
  const first = guardPage(() => {})
  const second = guardPage(() => {})
  first()
  expect(isGuarded(HERE, OTHER_PAGE)).toBe(true)
  second()
  expect(isGuarded(HERE, OTHER_PAGE)).toBe(false)
})
