import { describe, expect, test } from 'vitest'
import { listAddress, parseListAddress } from './list-address.ts'

const at = (query: string) => parseListAddress(new URLSearchParams(query))

describe('The address of the problem list (requirement Q-4)', () => {
  test('contains every filter, the page and the selected problem', () => {
    const query = 'q=sum&difficulty=Easy&status=tried&tags=lists,hashing&sort=title&size=25&page=2&problem=two-sum'
    expect(listAddress(at(query), {})).toBe(`/practice?${query}`)
    expect(listAddress(at(''), {})).toBe('/practice')
  })

  test('goes back to page 1 when a filter or the order changes, but not when a problem is selected', () => {
    const changes = [{ q: 'x' }, { difficulty: 'Hard' as const }, { status: 'new' as const }, { tags: [] }, { sort: 'newest' as const }, { size: 25 as const }]
    for (const change of changes) expect(listAddress(at('tags=lists&page=3'), change)).not.toContain('page')
    expect(listAddress(at('page=3'), { problem: 'two-sum' })).toBe('/practice?page=3&problem=two-sum')
  })

  test('has no order for the best matches of a search, and names any other one', () => {
    expect(at('q=sum').sort).toBeNull()
    expect(listAddress(at('q=sum'), { sort: 'easiest' })).toBe('/practice?q=sum&sort=easiest')
    expect(listAddress(at('q=sum&sort=easiest'), { sort: null })).toBe('/practice?q=sum')
    expect(listAddress(at(''), { sort: 'easiest' })).toBe('/practice')
  })

  test('ignores invalid parameters', () => {
    expect(at('difficulty=Impossible&status=lost&sort=sideways&page=-1&tags=,,')).toEqual({ q: '', difficulty: null, status: null, tags: [], sort: null, size: 5, page: 1, problem: null })
    expect(at(`q=${'x'.repeat(300)}&tags=lists,${'x'.repeat(31)},a%00&problem=%00`)).toMatchObject({ q: 'x'.repeat(200), tags: ['lists'], problem: null })
    for (const problem of ['Two Sum', '../x', 'x'.repeat(81)]) expect(at(`problem=${encodeURIComponent(problem)}`).problem).toBeNull()
    for (const size of ['0', '7', '100', 'x']) expect(at(`size=${size}`).size).toBe(5)
    for (const page of ['0', '1.5', 'NaN', '1e9', 'x']) expect(at(`page=${page}`).page).toBe(1)
  })
})
