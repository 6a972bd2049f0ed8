import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { HYDRATED_EVENT } from '../../rules/hydrated.ts'
import { bootScript, SCRIPT_NAMES } from './boot-script.ts'

/** A window in which the script has run, and its pending callbacks. */
function runScript(listed: readonly string[] = ['e.js', 'p.js']) {
  const listeners: Record<string, (event?: object) => void> = {}
  const later: { wait: number; then: () => void }[] = []
  const added: { type?: string; src?: string }[] = []
  let painted = (_name: string) => {}
  class PerformanceObserver {
    constructor(callback: (list: object) => void) {
      painted = (name) => callback({ getEntriesByName: (wanted: string) => (wanted === name ? [{}] : []) })
    }
    observe() {}
  }
  const document = {
    getElementById: (id: string) => (id === SCRIPT_NAMES ? { textContent: JSON.stringify(listed) } : null),
    createElement: () => ({}),
    head: { append: (script: object) => added.push(script) },
  }
  runInNewContext(bootScript('/assets/'), {
    addEventListener: (name: string, then: (event?: object) => void) => (listeners[name] = then),
    removeEventListener: (name: string, then: () => void) => listeners[name] === then && delete listeners[name],
    setTimeout: (then: () => void, wait: number) => later.push({ wait, then }),
    PerformanceObserver,
    document,
  })
  listeners.DOMContentLoaded!()
  return { heard: listeners, later, paint: (name: string) => painted(name), files: () => added.map(({ src }) => src), types: () => added.map(({ type }) => type) }
}

const ALL = ['/assets/e.js', '/assets/p.js']

describe('When a page loads its scripts (requirement P-31)', () => {
  test('after the content has been painted', () => {
    const page = runScript()
    page.heard.load!()
    page.paint('first-paint')
    expect(page.files()).toEqual([])
    page.paint('first-contentful-paint')
    expect(page.files()).toEqual(ALL)
    expect(page.types()).toEqual(['module', 'module'])
  })

  test('each once, and none from outside of its folder', () => {
    const page = runScript(['e.js', '//evil.test/x.js', 'https://evil.test/x.js', '../images/x.js', 'a/b.js', 'data:text/javascript,1', '\\\\evil.test'])
    page.later[0]!.then()
    page.heard.load!()
    page.paint('first-contentful-paint')
    expect(page.files()).toEqual(['/assets/e.js'])
  })

  test('not while an image is loading', () => {
    const page = runScript()
    page.paint('first-contentful-paint')
    expect(page.files()).toEqual([])
  })

  test('after two seconds at most, when an image does not load', () => {
    const page = runScript()
    expect(page.later.map(({ wait }) => wait)).toEqual([2_000])
    page.later[0]!.then()
    expect(page.files()).toEqual(ALL)
  })
})

describe('Presses before hydration', () => {
  /** A button, or an element beside one, and the effect of a press on it. */
  function pressable(isButton: boolean) {
    const state = { clicks: 0, prevented: 0, isConnected: true }
    const button = { click: () => state.clicks++, get isConnected() { return state.isConnected } }
    const event = { target: { closest: () => (isButton ? button : null) }, preventDefault: () => state.prevented++ }
    return { state, event }
  }

  test('press the last button again, once', () => {
    const { heard: listeners } = runScript()
    const [first, last] = [pressable(true), pressable(true)]
    listeners.click!(first.event)
    listeners.click!(last.event)
    listeners[HYDRATED_EVENT]!()
    expect([first.state.clicks, last.state.clicks, last.state.prevented]).toEqual([0, 1, 1])
    expect(listeners.click).toBeUndefined()
    listeners[HYDRATED_EVENT]!()
    expect(last.state.clicks).toBe(1)
  })

  test('ignore other elements, and buttons that are gone', () => {
    const { heard: listeners } = runScript()
    const [link, gone] = [pressable(false), pressable(true)]
    listeners.click!(link.event)
    expect(link.state.prevented).toBe(0)
    listeners.click!(gone.event)
    gone.state.isConnected = false
    listeners[HYDRATED_EVENT]!()
    expect(gone.state.clicks).toBe(0)
  })
})
