import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDigestDue } from './digest.ts'
import { applyResponse, applyChange, applyUpdate, addPage, type Inbox, type Note } from './inbox.ts'
import { IN_APP, notificationKind } from './kind.ts'
import { localTime } from './local-time.ts'
import { namesText } from './names.ts'
import { afterQuiet, isQuiet } from './quiet-hours.ts'
import { recipientsOf } from './receivers.ts'
import { unreadLine } from './texts.ts'

const kindFor = (recipient: string) =>
  notificationKind({ label: '', recipient, channels: IN_APP, subject: () => '', title: () => '', message: () => '', path: () => '/' })

const at = (text: string) => Date.parse(text)

describe('The count line (requirement N-1)', () => {
  test('matches the specification', () => {
    expect([0, 1, 3].map(unreadLine)).toEqual(['You have no unread notifications.', 'Unread notifications: 1', 'Unread notifications: 3'])
  })
})

describe('Recipients (requirement N-4)', () => {
  test('each gets one notification, of the first matching kind, and nobody gets one for their own action', () => {
    const kinds = (...names: ('reply' | 'mention' | 'comment')[]) => new Map(names.map((name) => [name, kindFor({ reply: 'answered', mention: 'mentioned', comment: 'author' }[name])]))
    const people = { answered: ['ben'], mentioned: ['ben', 'eve', 'kim'], author: ['eve', 'ada'] }
    expect([...recipientsOf(kinds('reply', 'mention', 'comment'), people, 'kim')]).toEqual([['ben', 'reply'], ['eve', 'mention'], ['ada', 'comment']])
    expect([...recipientsOf(kinds('reply', 'comment'), { answered: [null], author: ['kim'] }, 'kim')]).toEqual([])
  })
})

describe('Names of a group (requirement N-6)', () => {
  test('one name and the number of the others, in order of their actions', () => {
    expect([namesText(['Mateo'], 1), namesText(['Mateo', 'Yuki'], 2), namesText(['Mateo', 'Yuki'], 3), namesText(['Mateo', 'Yuki'], 5), namesText([], 0)]).toEqual([
      'Mateo', 'Mateo and Yuki', 'Mateo and 2 others', 'Mateo and 4 others', 'Someone',
    ])
  })
})

describe('Local time', () => {
  test('gives the local day and minute, also across a change to summer time and the date line', () => {
    expect(localTime(at('1970-01-01T00:00:00Z'), 'UTC')).toEqual({ day: 0, minute: 0 })
    expect(localTime(at('2026-03-29T00:59:00Z'), 'Europe/Berlin').minute).toBe(119)
    expect(localTime(at('2026-03-29T01:00:00Z'), 'Europe/Berlin').minute).toBe(180)
    const [apia, honolulu] = ['Pacific/Apia', 'Pacific/Honolulu'].map((zone) => localTime(at('2026-07-01T11:30:00Z'), zone).day)
    expect(apia! - honolulu!).toBe(1)
  })

  test('counts days without gaps', () => {
    fc.assert(fc.property(fc.integer({ min: -20_000, max: 60_000 }), (day) => localTime(day * 86_400_000, 'UTC').day === day))
  })
})

describe('Quiet hours (requirement N-10)', () => {
  const night = { from: 22 * 60, to: 7 * 60 }
  const until = (now: string, zone: string, quiet = night) => new Date(afterQuiet(at(now), quiet, zone)).toISOString()

  test('end at their time in the person’s time zone; outside of them emails are sent now', () => {
    expect(until('2026-11-21T23:10:00Z', 'Africa/Lagos')).toBe('2026-11-22T06:00:00.000Z')
    expect(until('2026-11-21T12:34:56.789Z', 'Africa/Lagos')).toBe('2026-11-21T12:34:56.789Z')
    expect(until('2026-11-21T06:00:00Z', 'Africa/Lagos')).toBe('2026-11-21T06:00:00.000Z')
    expect(until('2026-11-21T20:00:00Z', 'Asia/Kathmandu')).toBe('2026-11-22T01:15:00.000Z')
    expect(afterQuiet(5, null, 'UTC')).toBe(5)
  })

  test('follow daylight saving time in both directions', () => {
    expect(until('2026-03-28T23:00:00Z', 'Europe/Berlin')).toBe('2026-03-29T05:00:00.000Z')
    expect(until('2026-10-24T22:00:00Z', 'Europe/Berlin')).toBe('2026-10-25T06:00:00.000Z')
    // An end that does not exist on that day: 02:30 is skipped, so 03:00 is used.
    expect(until('2026-03-28T23:00:00Z', 'Europe/Berlin', { from: 0, to: 150 })).toBe('2026-03-29T01:00:00.000Z')
    // For an end that exists twice the first one counts.
    expect(until('2026-10-24T23:00:00Z', 'Europe/Berlin', { from: 0, to: 150 })).toBe('2026-10-25T00:30:00.000Z')
  })

  test('end within a day, in any time zone and at any time', () => {
    const quarter = fc.integer({ min: 0, max: 95 }).map((n) => n * 15)
    const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'Pacific/Chatham', 'America/St_Johns', 'UTC')
    fc.assert(
      fc.property(fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2028-01-01T00:00:00Z') }), quarter, quarter, zone, (now, from, to, timeZone) => {
        fc.pre(from !== to)
        const then = afterQuiet(now, { from, to }, timeZone)
        expect(then).toBeGreaterThanOrEqual(now)
        expect(then - now).toBeLessThanOrEqual(26 * 3_600_000)
        expect(isQuiet({ from, to }, localTime(then, timeZone).minute)).toBe(false)
      }),
    )
  })
})

describe('When a digest is due (requirement N-11)', () => {
  const due = (now: string, since: string, frequency: 'never' | 'daily' | 'weekly', timeZone = 'Europe/Berlin') => isDigestDue(at(now), { frequency, timeZone, since: at(since) })

  test('is once every morning, or once every Monday morning', () => {
    expect(due('2026-11-21T06:59:00Z', '2026-11-20T12:00:00Z', 'daily')).toBe(false)
    expect(due('2026-11-21T07:00:00Z', '2026-11-20T12:00:00Z', 'daily')).toBe(true)
    expect(due('2026-11-21T18:00:00Z', '2026-11-21T07:00:00Z', 'daily')).toBe(false)
    expect(due('2026-11-22T20:00:00Z', '2026-11-16T07:00:00Z', 'weekly')).toBe(false)
    expect(due('2026-11-23T06:59:00Z', '2026-11-16T07:00:00Z', 'weekly')).toBe(false)
    expect(due('2026-11-23T07:00:00Z', '2026-11-16T07:00:00Z', 'weekly')).toBe(true)
    expect(due('2026-11-25T07:00:00Z', '2026-11-16T07:00:00Z', 'weekly')).toBe(true)
    expect(due('2030-01-01T12:00:00Z', '2026-11-16T07:00:00Z', 'never')).toBe(false)
  })

  test('is once on a day with a change of daylight saving time', () => {
    for (const [day, hour] of [['2026-03-29', 6], ['2026-10-25', 7]] as const) {
      const mornings = Array.from({ length: 24 * 4 }, (_, n) => at(`${day}T00:00:00Z`) + n * 900_000).filter(
        (now, n, all) => n > 0 && isDigestDue(now, { frequency: 'daily', timeZone: 'Europe/Berlin', since: all[n - 1]! }),
      )
      expect(mornings).toEqual([at(`${day}T0${hour}:00:00Z`)])
    }
  })
})

describe('The inbox of a window (requirements N-7, N-8)', () => {
  const note = (id: string, more: Partial<Note> = {}): Note => ({
    id, kind: 'follow', title: 'T', message: 'M', date: `2026-01-01T00:00:0${id}Z`, read: false, path: '/', thread: null, sequence: Number(id), ...more,
  })
  const inbox: Inbox = { notes: [note('3'), note('2'), note('1')], next: null, unread: 3, sequence: 3 }

  test('applies changes once, in their newest state, and removes deleted notifications', () => {
    const news = { sequence: 5, unreadCount: 3, changed: [note('4'), note('2', { read: true, sequence: 5 })], removedIds: ['1'] }
    const after = applyUpdate(inbox, news)
    expect(after.notes.map(({ id, read }) => `${id}${read ? ' read' : ''}`)).toEqual(['4', '3', '2 read'])
    expect(applyUpdate(after, news)).toEqual(after)
    expect(applyUpdate(after, { sequence: 4, unreadCount: 9, changed: [note('2')], removedIds: [] })).toBe(after)
    expect(applyUpdate(after, { sequence: 6, unreadCount: 3, changed: [note('2')], removedIds: [] }).notes[2]!.read).toBe(true)
  })

  test('leaves older notifications to the next page, without duplicates', () => {
    const begun: Inbox = { ...inbox, notes: [note('3'), note('2')], next: 'cursor' }
    expect(applyUpdate(begun, { sequence: 9, unreadCount: 3, changed: [note('1', { sequence: 9 })], removedIds: [] }).notes.map(({ id }) => id)).toEqual(['3', '2'])
    expect(addPage(begun, { items: [note('2'), note('1')], next: null }).notes.map(({ id }) => id)).toEqual(['3', '2', '1'])
  })

  test('shows actions at once, including the unread count', () => {
    const shown = applyChange(applyChange(inbox, { how: 'read', note: note('3') }), { how: 'delete', note: note('2') })
    expect([shown.notes.map(({ id, read }) => [id, read]), shown.unread]).toEqual([[['3', true], ['1', false]], 1])
    const back = applyChange(shown, { how: 'restore', note: note('2') })
    expect([back.notes.map(({ id }) => id), back.unread]).toEqual([['3', '2', '1'], 2])
    expect(applyChange(shown, { how: 'unread', note: note('2') })).toBe(shown)
    const read = applyChange(inbox, { how: 'read all', upTo: 3 })
    expect([read.notes.every((one) => one.read), read.unread]).toEqual([true, 0])
  })

  test('keeps waiting for live updates after the response to an action', () => {
    expect(applyResponse(inbox, { sequence: 7, unreadCount: 1 })).toMatchObject({ sequence: 3, unread: 1 })
    expect(applyResponse(inbox, { sequence: 2, unreadCount: 1 }).unread).toBe(3)
  })
})
