import { runInNewContext } from 'node:vm'
import { describe, expect, test, vi } from 'vitest'
import { ALIVE } from '../../rules/alive.ts'
import { beginScript } from './begin-script.ts'

/** A window in which the script has run, and what it waits for. */
function begun() {
  const heard: Record<string, (event?: object) => void> = {}
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
    addEventListener: (name: string, then: (event?: object) => void) => (heard[name] = then),
    removeEventListener: (name: string, then: () => void) => heard[name] === then && delete heard[name],
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

describe('What is pressed before a page is alive', () => {
  /** A button, or what lies beside one, and what became of a press on it. */
  function pressable(isButton: boolean) {
    const state = { clicks: 0, prevented: 0, isConnected: true }
    const button = { click: () => state.clicks++, get isConnected() { return state.isConnected } }
    const event = { target: { closest: () => (isButton ? button : null) }, preventDefault: () => state.prevented++ }
    return { state, event }
  }

  test('the last button is pressed again, once', () => {
    const { heard } = begun()
    const [first, last] = [pressable(true), pressable(true)]
    heard.click!(first.event)
    heard.click!(last.event)
    heard[ALIVE]!()
    expect([first.state.clicks, last.state.clicks, last.state.prevented]).toEqual([0, 1, 1])
    expect(heard.click).toBeUndefined()
    heard[ALIVE]!()
    expect(last.state.clicks).toBe(1)
  })

  test('what is no button is left alone, and a button that is gone is not pressed', () => {
    const { heard } = begun()
    const [link, gone] = [pressable(false), pressable(true)]
    heard.click!(link.event)
    expect(link.state.prevented).toBe(0)
    heard.click!(gone.event)
    gone.state.isConnected = false
    heard[ALIVE]!()
    expect(gone.state.clicks).toBe(0)
  })
})
