import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { callerAddress, networkOf } from './network.ts'

const request = (forwarded?: string) =>
  ({ headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '192.0.2.9' } }) as unknown as IncomingMessage

test('trusts only the last address that the own proxy wrote (requirement P-6)', () => {
  expect(callerAddress(request('127.0.0.1, 203.0.113.7'), true)).toBe('203.0.113.7')
  expect(callerAddress(request('203.0.113.7'), true)).toBe('203.0.113.7')
  expect(callerAddress(request(), true)).toBe('192.0.2.9')
  expect(callerAddress(request('127.0.0.1'), false)).toBe('192.0.2.9')
})

test('counts an IPv6 address as its /64, an IPv4 address as itself', () => {
  expect(networkOf('2001:db8:0:7::1')).toBe('2001:db8:0:7::/64')
  expect(networkOf('::ffff:10.0.0.1')).toBe('10.0.0.1')
  expect(networkOf('10.0.0.1')).toBe('10.0.0.1')
})
