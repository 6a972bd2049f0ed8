import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'
import { securityText } from './contact.ts'

test('P-33 security.txt has the standard format', () => {
  const text = securityText({ contact: 'mailto:safe@cloggle.example', origin: 'https://cloggle.example', now: new Date('2026-03-01T10:00:00Z') })
  expect(text).toBe(
    'Contact: mailto:safe@cloggle.example\nExpires: 2026-08-29T00:00:00.000Z\nPreferred-Languages: en\n' +
      'Canonical: https://cloggle.example/.well-known/security.txt\n',
  )
})

test('P-33 CONTACT is an email address or a web address', () => {
  expect(readConfig({}).contact).toBe(null)
  expect(readConfig({ CONTACT: 'safe@cloggle.example' }).contact).toBe('mailto:safe@cloggle.example')
  expect(readConfig({ CONTACT: 'https://cloggle.example/report' }).contact).toBe('https://cloggle.example/report')
  for (const wrong of ['somebody', 'a@b', 'javascript:alert(1)', 'safe@cloggle.example\nContact: x', 'ftp://cloggle.example']) {
    expect(() => readConfig({ CONTACT: wrong })).toThrow(/^The setting CONTACT must be /)
  }
})
