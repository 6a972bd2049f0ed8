import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { networkOf } from './http/network.ts'

describe('Settings', () => {
  test('have defaults', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', demo: true, databaseUrl: null, runs: { web: true, worker: true } })
  })

  test.each([
    ['PORT', 'abc'], ['PORT', '70000'], ['ORIGIN', 'cloggle'], ['DATABASE_URL', 'mysql://x'], ['SMTP_URL', 'http://x'], ['DEMO', 'yes'],
    ['LOG_LEVEL', 'loud'], ['ROLE', 'both'], ['METRICS_TOKEN', 'short'], ['MAIL_FROM', 'a\nBcc: b@c.de'],
  ])('%s=%s is refused with a sentence that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^The setting ${name} must .+\\.$`))
  })

  test('are all documented', () => {
    const source = readFileSync(join(import.meta.dirname, 'config.ts'), 'utf8')
    const table = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8')
    const names = [...source.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name]) => name!)
    expect(names.length).toBeGreaterThan(8)
    expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  })
})

describe('The network for rate limits', () => {
  test('is an IPv4 address as it is, or the /64 of an IPv6 address', () => {
    expect(networkOf('203.0.113.9')).toBe('203.0.113.9')
    expect(networkOf('::ffff:203.0.113.9')).toBe('203.0.113.9')
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64')
    expect(networkOf('2001:db8:1:2::9')).toBe('2001:db8:1:2::/64')
    expect(networkOf('::1')).toBe('0:0:0:0::/64')
  })
})
