import { useEffect, useState } from 'react'
import { MAX_OWN_TESTS, type OwnTest } from '../../rules/own-tests.ts'

const keyOf = (slug: string) => `cloggle.tests.${slug}`

function readStored(slug: string): OwnTest[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(slug)) ?? '[]')
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

/** The tests that somebody wrote for a problem, stored on this device. */
export function useOwnTests(slug: string): [OwnTest[], (tests: OwnTest[]) => void] {
  const [tests, setTests] = useState<OwnTest[]>([])
  useEffect(() => {
    setTests(readStored(slug))
  }, [slug])
  const change = (next: OwnTest[]) => {
    const kept = next.slice(0, MAX_OWN_TESTS)
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
