import { expect, test } from 'vitest'
import { isForeign } from './origin.ts'

test.each([
  ['https://cloggle.example', 'cloggle.example', false],
  // Another name of this machine.
  ['https://www.cloggle.example', 'www.cloggle.example', false],
  // The same name with another scheme, or another port.
  ['http://cloggle.example', 'cloggle.example', true],
  ['http://www.cloggle.example', 'www.cloggle.example', true],
  ['https://cloggle.example:8443', 'cloggle.example', true],
  ['https://evil.example', 'cloggle.example', true],
  ['null', 'cloggle.example', true],
  ['', 'cloggle.example', true],
  [undefined, 'cloggle.example', false],
])('a request from a page at %s to %s is cross-origin: %s', (origin, host, expected) => {
  expect(isForeign({ ...(origin !== undefined && { origin }), host }, 'https://cloggle.example')).toBe(expected)
})
