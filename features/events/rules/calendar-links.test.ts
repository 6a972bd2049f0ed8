import { expect, test } from 'vitest'
import { googleCalendarLink, mapLink, outlookLink } from './calendar-links.ts'

const entry = { title: 'Trees & forests', startsAt: new Date('2026-11-26T17:00Z'), endsAt: new Date('2026-11-26T18:30Z'), timeZone: 'Europe/Berlin', place: 'Main St 1, Berlin', address: 'https://cloggle.example/events/1-trees' }

test('E-9 links open web calendars with all that belongs to a date', () => {
  const google = new URL(googleCalendarLink(entry)).searchParams
  expect([google.get('text'), google.get('dates'), google.get('ctz'), google.get('location')]).toEqual(['Trees & forests', '20261126T170000Z/20261126T183000Z', 'Europe/Berlin', 'Main St 1, Berlin'])
  const outlook = new URL(outlookLink(entry)).searchParams
  expect([outlook.get('subject'), outlook.get('startdt'), outlook.get('enddt'), outlook.get('body')]).toEqual(['Trees & forests', '2026-11-26T17:00:00.000Z', '2026-11-26T18:30:00.000Z', entry.address])
  expect(mapLink('Main St 1 & 2')).toBe('https://www.openstreetmap.org/search?query=Main%20St%201%20%26%202')
})
