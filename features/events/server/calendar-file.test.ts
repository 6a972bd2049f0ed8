import ICAL from 'ical.js'
import nodeIcal from 'node-ical'
import { describe, expect, test } from 'vitest'
import { seriesDays, shiftDays } from '../rules/recurrence.ts'
import { calendarFile } from './calendar-file.ts'
import type { CalendarRow } from './events.queries.ts'
import { instantOf } from './zoned-time.ts'

const OPTIONS = { origin: 'https://cloggle.example', name: 'Events' }
const HOUR = 3600 * 1000

function row(nth: number, startsAt: Date, zone: string, change: Partial<CalendarRow> = {}): CalendarRow {
  return {
    id: `00000000-0000-4000-8000-${String(nth).padStart(12, '0')}`, event_id: 'e', nth, starts_at: startsAt, ends_at: new Date(startsAt.getTime() + 1.5 * HOUR), is_moved: false, cancelled_at: null, cancel_reason: '',
    sequence: 0, changed_at: new Date('2026-11-26T10:00:00Z'), capacity: null, taken: 0, code: null, recording_url: '', recording_revision: 0, resources: [], answer: 'going',
    event: {
      number: 7, slug: 'trees', title: 'Trees, forests; and \\ a very long title that is folded because no line is over 75 octets, so far',
      preview: 'First line\nsecond — “quoted”', time_zone: zone, place: 'Main St 1; Berlin', online_url: 'https://meet.example/secret', state: 'published', host_name: 'Zoë Ö',
    },
    ...change,
  }
}

/** A weekly series over both changes of the clocks, as instants. */
const series = (start: string, zone: string, count: number) => seriesDays(start, 'weekly', count).map((days) => instantOf(shiftDays(start, days), zone))

interface Read {
  uid: string
  start: string
  end: string
  sequence: number
  status: string
}

function readByIcalJs(text: string): Read[] {
  const component = new ICAL.Component(ICAL.parse(text) as unknown[] as never)
  for (const zone of component.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return component.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part)
    return { uid: event.uid, start: event.startDate.toJSDate().toISOString(), end: event.endDate.toJSDate().toISOString(), sequence: event.sequence, status: String(part.getFirstPropertyValue('status')) }
  })
}

function readByNodeIcal(text: string): Read[] {
  return Object.values(nodeIcal.sync.parseICS(text))
    .filter((part) => part?.type === 'VEVENT')
    .map((event) => ({ uid: event.uid, start: new Date(event.start).toISOString(), end: new Date(event.end!).toISOString(), sequence: Number(event.sequence ?? 0), status: String(event.status) }))
}

const ZONES = ['Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Africa/Casablanca', 'America/Sao_Paulo', 'UTC', 'Pacific/Kiritimati', 'Europe/Dublin', 'Africa/Cairo']

describe('Calendar files (requirement E-9)', () => {
  test.each(ZONES)('two other libraries read every date of a weekly series correctly, across clock changes in both directions: %s', (zone) => {
    const dates = [...series('2026-10-07T18:00', zone, 8), ...series('2027-03-03T18:00', zone, 8)]
    const rows = dates.map((startsAt, nth) => row(nth, startsAt, zone))
    const text = calendarFile(rows, OPTIONS)
    const expected = rows.map(({ id, starts_at, ends_at }) => ({ uid: `${id}@cloggle.example`, start: starts_at.toISOString(), end: ends_at.toISOString(), sequence: 0, status: 'CONFIRMED' }))
    expect(readByIcalJs(text)).toEqual(expected)
    expect(readByNodeIcal(text)).toEqual(expected)
  })

  test('timestamps are in UTC, the time zone precedes the events, and no line is longer than 75 octets', () => {
    const text = calendarFile([row(0, new Date('2026-12-01T17:00Z'), 'Europe/Berlin')], OPTIONS)
    expect(text).toContain('DTSTAMP:20261126T100000Z')
    expect(text).toContain('DTSTART;TZID=Europe/Berlin:20261201T180000')
    expect(text).not.toMatch(/^(TIMEZONE-ID|X-WR-TIMEZONE)/m)
    expect(text.indexOf('BEGIN:VTIMEZONE')).toBeLessThan(text.indexOf('BEGIN:VEVENT'))
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
  })

  test('a moved date is replaced, a canceled one is canceled, and no duplicate entry remains', () => {
    const [first, second, third] = series('2026-10-18T18:00', 'Europe/Berlin', 3)
    const before = [row(0, first!, 'Europe/Berlin'), row(1, second!, 'Europe/Berlin'), row(2, third!, 'Europe/Berlin')]
    const moved = new Date(second!.getTime() + 25 * HOUR)
    const after = [before[0]!, row(1, moved, 'Europe/Berlin', { sequence: 1, is_moved: true }), row(2, third!, 'Europe/Berlin', { sequence: 1, cancelled_at: new Date() })]
    // The content of a calendar that has seen both: the higher sequence of each ID wins.
    const held = new Map<string, Read>()
    for (const one of [...readByIcalJs(calendarFile(before, OPTIONS)), ...readByIcalJs(calendarFile(after, OPTIONS))]) {
      if ((held.get(one.uid)?.sequence ?? -1) <= one.sequence) held.set(one.uid, one)
    }
    expect([...held.values()].map(({ start, status }) => [start, status])).toEqual([[first!.toISOString(), 'CONFIRMED'], [moved.toISOString(), 'CONFIRMED'], [third!.toISOString(), 'CANCELLED']])
  })

  test('the second of two equal hours is written in UTC', () => {
    const at = instantOf('2026-10-25T02:30', 'Europe/Berlin', 'later')
    expect(readByIcalJs(calendarFile([row(0, at, 'Europe/Berlin')], OPTIONS))[0]!.start).toBe(at.toISOString())
  })

  test('a canceled series is a cancellation', () => {
    const text = calendarFile([row(0, new Date('2026-12-01T17:00Z'), 'Asia/Kolkata', { sequence: 3, cancelled_at: new Date() })], OPTIONS)
    expect(text).toContain('METHOD:CANCEL')
    expect(readByNodeIcal(text)[0]).toMatchObject({ sequence: 3, status: 'CANCELLED' })
  })

  test('the online link of a row is in the file', () => {
    const rows = [row(0, new Date('2026-12-01T17:00Z'), 'Asia/Kolkata')]
    expect(calendarFile(rows, OPTIONS).replaceAll('\r\n ', '')).toContain('Join: https://meet.example/secret')
    expect(readByIcalJs(calendarFile([row(0, new Date('2026-12-01T17:00Z'), 'UTC', { answer: 'maybe' })], OPTIONS))[0]!.status).toBe('TENTATIVE')
  })
})
