import { countAhead, keepAhead } from './ahead.ts'
import { loadPage } from './loading.ts'
import { matchScreen } from './match.ts'
import { textOf, type Address } from './navigation.ts'
import type { Screen } from './page.ts'

const MOST_AHEAD = 4
const FRESH_MS = 10_000

interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Loads code and data of a page that somebody seems about to open: a few at a time, and not where data are dear. */
export function lookAhead(screens: readonly Screen[], to: Address): void {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {}
  if (saveData === true || effectiveType.endsWith('2g')) return
  const address = textOf({ ...to, hash: '' })
  const count = countAhead(address)
  const match = matchScreen(screens, to.pathname, to.search)
  if (count === null || count >= MOST_AHEAD || match === null) return
  keepAhead(address, loadPage(match), performance.now() + FRESH_MS)
}
