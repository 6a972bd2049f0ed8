import { runInNewContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import { beginScript } from './begin-script.ts'

/** A window in which the script has run, and what it waits for. */
function begun({ tellsIdle = true } = {}) {
  const heard: Record<string, () => void> = {}
  const later: { wait: number; then: () => void }[] = []
  const idle: (() => void)[] = []
  const imported = vi.fn(() => Promise.resolve({}))
  const requestIdleCallback = (then: () => void) => idle.push(then)
  const context = {
    addEventListener: (name: string, then: () => void) => (heard[name] = then),
    setTimeout: (then: () => void, wait: number) => later.push({ wait, then }),
    ...(tellsIdle ? { requestIdleCallback } : {}),
    window: tellsIdle ? { requestIdleCallback } : {},
    imported,
  }
  runInNewContext(beginScript(['/assets/e.js', '/assets/p.js']).replace('import(', 'imported('), context)
  return { heard, later, idle, files: () => imported.mock.calls.map(([file]: unknown[]) => file) }
}

const ALL = ['/assets/e.js', '/assets/p.js']

describe('When a page loads its scripts (requirement P-31)', () => {
  test('when the page is there and has been painted, not before', () => {
    const page = begun()
    page.heard.DOMContentLoaded!()
    page.heard.load!()
    expect(page.files()).toEqual([])
    page.idle[0]!()
    expect(page.files()).toEqual(ALL)
  })

  test('soon after, where a browser does not say when it is idle', () => {
    const page = begun({ tellsIdle: false })
    page.heard.load!()
    expect(page.later.map(({ wait }) => wait)).toEqual([50])
    page.later[0]!.then()
    expect(page.files()).toEqual(ALL)
  })

  test('after two seconds at most, when a picture does not come', () => {
    const page = begun()
    page.heard.DOMContentLoaded!()
    expect(page.later.map(({ wait }) => wait)).toEqual([2_000])
    page.later[0]!.then()
    expect(page.files()).toEqual(ALL)
  })
})
