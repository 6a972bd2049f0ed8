import { expect, test } from 'vitest'
import { areFiltered, auditFilters, auditSearch, clearedAddress, isBackwards, isWholeYear } from './audit-address.ts'

test('the filters of the audit log are in the address, without what is no day', () => {
  const filters = auditFilters(new URLSearchParams('q=blog&person=ada&from=2026-11-01&to=yesterday&show=all'))
  expect(filters).toEqual({ q: 'blog', person: 'ada', from: '2026-11-01', to: '', show: 'all' })
})

test('without filters, entries about access tokens stay if they were shown', () => {
  const cleared = (query: string) => clearedAddress('/admin/audit', new URLSearchParams(query))
  expect([cleared('q=blog&person=ada&from=2026-11-01&to=2026-11-02&show=roles'), cleared('q=blog&show=all')]).toEqual(['/admin/audit', '/admin/audit?show=all'])
})

test('a year that is being typed is not searched for', () => {
  expect(['', '2026-11-01', '0202-11-01'].map(isWholeYear)).toEqual([true, true, false])
})

test('the kind of entries is in the address; to show all of them is no filter', () => {
  const shows = (show: string) => auditFilters(new URLSearchParams({ show }))
  expect(['roles', 'all', 'nonsense'].map((show) => [auditSearch(shows(show)).kind, auditSearch(shows(show)).isComplete])).toEqual([['roles', false], [null, true], [null, false]])
  expect(['', 'all', 'roles'].map((show) => areFiltered(shows(show)))).toEqual([false, false, true])
})

test('both days of a span belong to it', () => {
  const search = auditSearch({ q: '', person: '', from: '2026-11-01', to: '2026-11-01', show: '' })
  expect(search).toMatchObject({ q: null, person: null, isComplete: false })
  expect(Date.parse(search.to!) - Date.parse(search.from!)).toBe(24 * 3600 * 1000)
  expect(new Date(search.from!).getHours()).toBe(0)
})

test('a span that ends before it begins is not taken for one of a single day', () => {
  expect(isBackwards({ from: '2026-11-02', to: '2026-11-01' })).toBe(true)
  expect(isBackwards({ from: '2026-11-01', to: '2026-11-01' })).toBe(false)
  expect(isBackwards({ from: '2026-11-02', to: '' })).toBe(false)
})
