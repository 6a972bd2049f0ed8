import { runInNewContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import { beginScript } from './begin-script.ts'

/** A window in which the script has run, and what it waits for. */
function begun() {
  const heard: Record<string, () => void> = {}
  const later: { wait: number; then: () => void }[] = []
  const imported = vi.fn(() => Promise.resolve({}))
  let painted = (_name: string) => {}
  class PerformanceObserver {
    constructor(told: (list: object) => void) {
      painted = (name) => told({ getEntriesByName: (wanted: string) => (wanted === name ? [{}] : []) })
    }
    observe() {}
  }
  runInNewContext(beginScript(['/assets/e.js', '/assets/p.js']).replace('import(', 'imported('), {
    addEventListener: (name: string, then: () => void) => (heard[name] = then),
    setTimeout: (then: () => void, wait: number) => later.push({ wait, then }),
    PerformanceObserver,
    imported,
  })
  heard.DOMContentLoaded!()
  return { heard, later, paint: (name: string) => painted(name), files: () => imported.mock.calls.map(([file]: unknown[]) => file) }
}

const ALL = ['/assets/e.js', '/assets/p.js']

describe('When a page loads its scripts (requirement P-31)', () => {
  test('when the page is there and its content has been painted, not before', () => {
    const page = begun()
    page.heard.load!()
    page.paint('first-paint')
    expect(page.files()).toEqual([])
    page.paint('first-contentful-paint')
    expect(page.files()).toEqual(ALL)
  })

  test('not while a picture is on its way', () => {
    const page = begun()
    page.paint('first-contentful-paint')
    expect(page.files()).toEqual([])
  })

  test('after two seconds at most, when a picture does not come', () => {
    const page = begun()
    expect(page.later.map(({ wait }) => wait)).toEqual([2_000])
    page.later[0]!.then()
    expect(page.files()).toEqual(ALL)
  })
})
