import { useEffect, useState } from 'react'
import { MAX_OWN_TESTS, type OwnTest } from '../../rules/own-tests.ts'

const keyOf = (slug: string) => `cloggle.tests.${slug}`

/** The stored tests; null if this browser stores nothing. */
function readStored(slug: string): OwnTest[] | null {
  try {
    return parseStored(localStorage.getItem(keyOf(slug)))
  } catch {
    return null
  }
}

function parseStored(text: string | null): OwnTest[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isOwnTest).slice(0, MAX_OWN_TESTS) : []
  } catch {
    return []
  }
}

function isOwnTest(test: unknown): test is OwnTest {
  if (typeof test !== 'object' || test === null) return false
  const { id, arguments: given, expected } = test as Record<string, unknown>
  return typeof id === 'string' && typeof expected === 'string' && Array.isArray(given) && given.every((text) => typeof text === 'string')
}

export type ChangeOwnTests = (update: (tests: readonly OwnTest[]) => OwnTest[]) => void

/** The tests that a learner wrote for a problem, stored on this device. All windows show the same ones. */
export function useOwnTests(slug: string): [OwnTest[], ChangeOwnTests] {
  const [tests, setTests] = useState<OwnTest[]>([])
  useEffect(() => {
    const read = () => setTests(readStored(slug) ?? [])
    read()
    const follow = ({ key }: StorageEvent) => (key === keyOf(slug) || key === null) && read()
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [slug])
  const change: ChangeOwnTests = (update) => {
    // Another window may have stored tests that are not shown here yet.
    const kept = update(readStored(slug) ?? tests).slice(0, MAX_OWN_TESTS)
    setTests(kept)
    try {
      if (kept.length === 0) localStorage.removeItem(keyOf(slug))
      else localStorage.setItem(keyOf(slug), JSON.stringify(kept))
    } catch {
      // Without storage they last as long as the page.
    }
  }
  return [tests, change]
}
