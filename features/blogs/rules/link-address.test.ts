import { describe, expect, test } from 'vitest'
import { linkAddress } from './link-address.ts'

describe('B-9 Insert link', () => {
  test('accepts web and email addresses', () => {
    expect(linkAddress(' https://example.org/a?b=c ')).toBe('https://example.org/a?b=c')
    expect(linkAddress('http://example.org')).toBe('http://example.org')
    expect(linkAddress('mailto:ada@example.org')).toBe('mailto:ada@example.org')
  })

  test('completes addresses without a protocol', () => {
    expect(linkAddress('example.org/page')).toBe('https://example.org/page')
    expect(linkAddress('example.org:8080/page')).toBe('https://example.org:8080/page')
    expect(linkAddress('ada@example.org')).toBe('mailto:ada@example.org')
  })

  test('rejects anything else', () => {
    expect(linkAddress('')).toBeNull()
    expect(linkAddress('https://')).toBeNull()
    expect(linkAddress('javascript:alert(1)')).toBeNull()
    expect(linkAddress('JavaScript:alert(1)')).toBeNull()
    expect(linkAddress('data:text/html,x')).toBeNull()
    expect(linkAddress('ftp://example.org')).toBeNull()
    expect(linkAddress('two words')).toBeNull()
    expect(linkAddress('/inside')).toBeNull()
  })
})
