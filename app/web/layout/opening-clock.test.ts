import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { BEFORE_PAINT, OPENING_KEY } from '#platform/web/theme/before-paint.ts'
import { BOOT_LINES } from './boot-lines.ts'
import { lineDelay, runOpening, shortChance } from './opening-clock.ts'

/** A clock that a test advances by hand. */
function handClock() {
  const waits: number[] = []
  let next: (() => void) | null = null
  return {
    waits,
    wait: (milliseconds: number, then: () => void) => {
      waits.push(milliseconds)
      next = then
      return () => {
        next = null
      }
    },
    turn: () => {
      const then = next
      next = null
      then?.()
      return then !== null
    },
  }
}

describe('The opening (specification, section 9)', () => {
  test('has ten different lines', () => {
    expect(BOOT_LINES).toHaveLength(10)
    expect(new Set(BOOT_LINES).size).toBe(10)
  })

  test('shows each line after 300 to 900 ms, and ends 1000 ms after the last one', () => {
    expect([lineDelay(0), lineDelay(0.5), lineDelay(0.999999)]).toEqual([300, 600, 900])
    const clock = handClock()
    const shown: number[] = []
    let finished = 0
    const onFinished = () => (finished += 1)
    runOpening(10, { wait: clock.wait, chance: () => 0.25, onLine: (line) => shown.push(line), onFinished })
    while (clock.turn());
    expect(shown).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(clock.waits).toEqual([...Array.from({ length: 10 }, () => 450), 1000])
    expect(finished).toBe(1)
  })

  test('is mostly near the shortest that the specification allows', () => {
    expect([shortChance(0), shortChance(0.5), shortChance(0.999999)].map(lineDelay)).toEqual([300, 309, 900])
  })

  test('shows no further line once it is stopped', () => {
    const clock = handClock()
    let shown = 0
    const onFinished = () => (shown = 99)
    const stop = runOpening(10, { wait: clock.wait, chance: () => 0, onLine: (line) => (shown = line), onFinished })
    clock.turn()
    clock.turn()
    stop()
    expect(clock.turn()).toBe(false)
    expect(shown).toBe(2)
  })
})

interface Browser {
  stored?: Record<string, string> | 'refuses'
  wide?: boolean
  reducesMotion?: boolean
  pathname?: string
}

/** Runs the script of the head in a fake browser and returns what it changed. */
function beforePaint({ stored = {}, wide = true, reducesMotion = false, pathname = '/' }: Browser) {
  const dataset: Record<string, string> = {}
  const storage: Record<string, string> = stored === 'refuses' ? {} : { ...stored }
  const later: (() => void)[] = []
  const listeners: Record<string, (event: object) => void> = {}
  const world: Record<string, unknown> = {
    location: { pathname },
    document: { documentElement: { dataset } },
    matchMedia: (query: string) => ({ matches: query.includes('reduced-motion') ? reducesMotion : wide }),
    addEventListener: (name: string, listener: (event: object) => void) => (listeners[name] = listener),
    setTimeout: (then: () => void) => later.push(then),
  }
  Object.defineProperty(world, 'localStorage', {
    get: () => {
      if (stored === 'refuses') throw new Error('SecurityError')
      return {
        getItem: (key: string) => storage[key] ?? null,
        setItem: (key: string, value: string) => (storage[key] = value),
        removeItem: (key: string) => delete storage[key],
      }
    },
  })
  runInNewContext(BEFORE_PAINT, world)
  return { dataset, kept: storage, later, heard: listeners }
}

describe('The script before the first paint', () => {
  // In the zone of the browser, as YYYY-MM-DD.
  const today = new Date().toLocaleDateString('sv')

  test('runs the opening on the first visit of a day, and paints nothing of it on the second', () => {
    expect(beforePaint({}).dataset).toEqual({ sidebar: 'expanded', opening: 'run' })
    expect(beforePaint({ stored: { [OPENING_KEY]: today } }).dataset).toEqual({ sidebar: 'expanded' })
    expect(beforePaint({ stored: { [OPENING_KEY]: '2020-01-01' } }).dataset.opening).toBe('run')
  })

  test('does not run the opening over the form of /login; the next page has it', () => {
    const { dataset, kept } = beforePaint({ pathname: '/login' })
    expect([dataset.opening, kept[OPENING_KEY]]).toEqual([undefined, undefined])
  })

  test('stores the day when the opening begins, so that it does not begin again on a page loaded during it', () => {
    expect(beforePaint({}).kept[OPENING_KEY]).toBe(today)
  })

  test('finishes the opening at once with reduced motion', () => {
    const { dataset, kept: storage } = beforePaint({ reducesMotion: true })
    expect(dataset.opening).toBeUndefined()
    expect(storage[OPENING_KEY]).toBe(today)
  })

  test('sets the theme only when it was chosen', () => {
    expect(beforePaint({ stored: { theme: 'dark' } }).dataset.theme).toBe('dark')
    expect(beforePaint({ stored: { theme: 'light' } }).dataset.theme).toBe('light')
    expect(beforePaint({ stored: { theme: 'pink' } }).dataset.theme).toBeUndefined()
  })

  test('expands the sidebar in a wide window, unless it was collapsed there', () => {
    expect(beforePaint({ wide: false }).dataset.sidebar).toBe('collapsed')
    expect(beforePaint({ stored: { 'cloggle.sidebar': 'collapsed' } }).dataset.sidebar).toBe('collapsed')
  })

  test('marks a stored login, so that no Login button flashes', () => {
    expect(beforePaint({ stored: { token: 't', user: '{}' } }).dataset.session).toBe('in')
    expect(beforePaint({ stored: { token: 't' } }).dataset.session).toBeUndefined()
  })

  test('uses the defaults without storage, without an opening on every page', () => {
    expect(beforePaint({ stored: 'refuses' }).dataset).toEqual({ sidebar: 'expanded' })
  })

  test('ends the opening at any key or press and after a timeout before hydration', () => {
    for (const key of ['Escape', 'Enter', ' ', 'a']) {
      const pressed = beforePaint({})
      pressed.heard.keydown!({ type: 'keydown', key, preventDefault: () => {} })
      expect(pressed.dataset.opening).toBeUndefined()
      expect(pressed.kept[OPENING_KEY]).toBe(today)
    }
    const tabbed = beforePaint({})
    for (const key of ['Tab', 'Shift']) tabbed.heard.keydown!({ type: 'keydown', key, preventDefault: () => {} })
    expect(tabbed.dataset.opening).toBe('run')
    tabbed.heard.click!({ type: 'click', target: { closest: (selector: string) => (selector === '#opening' ? {} : null) }, preventDefault: () => {} })
    expect(tabbed.dataset.opening).toBeUndefined()
    const left = beforePaint({})
    for (const then of left.later) then()
    expect(left.dataset.opening).toBeUndefined()
  })

  test('leaves the opening alone after hydration', () => {
    const { dataset, later } = beforePaint({})
    dataset.opening = 'live'
    for (const then of later) then()
    expect(dataset.opening).toBe('live')
  })
})
