import { describe, expect, test } from 'vitest'
import { bookingFault, movedWith, overlaps } from './office-hours.ts'
import { bookInput, offerInput } from './office-hour-inputs.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
const id = '0198c5b0-0000-7000-8000-000000000000'

test('a later date of a series moves by the same days to the same time of day (requirement O-9)', () => {
  const moved = movedWith({ from: '2026-11-30T18:00', to: '2026-12-01T17:30' })
  expect(moved('2026-12-07T18:00')).toBe('2026-12-08T17:30')
  expect(moved('2026-12-31T09:15')).toBe('2027-01-01T17:30')
  expect(movedWith({ from: '2026-12-01T17:30', to: '2026-11-30T18:00' })('2027-01-01T17:30')).toBe('2026-12-31T18:00')
})

describe('Office hours (requirements O-1 to O-3)', () => {
  test('a slot can be booked until it starts, once, by someone other than its mentor', () => {
    const open = { startsAt: after(1), isCancelled: false, isBooked: false, isOwn: false }
    expect(bookingFault(open, NOW)).toBeNull()
    expect(bookingFault({ ...open, startsAt: NOW }, NOW)).toContain('already started')
    expect(bookingFault({ ...open, isBooked: true }, NOW)).toContain('Someone else')
    expect(bookingFault({ ...open, isCancelled: true, isBooked: true }, NOW)).toContain('was canceled')
    expect(bookingFault({ ...open, isOwn: true }, NOW)).toContain('your own')
  })

  test('one slot may begin when another ends', () => {
    const first = { startsAt: NOW, endsAt: after(30) }
    expect(overlaps(first, { startsAt: after(30), endsAt: after(60) })).toBe(false)
    expect(overlaps(first, { startsAt: after(29), endsAt: after(60) })).toBe(true)
    expect(overlaps(first, { startsAt: after(-60), endsAt: after(60) })).toBe(true)
  })

  test('slots need a time in a zone, a length, a number of weeks, and a place or a link', () => {
    const slot = { key: id, group: null, startsAt: '2026-12-01T18:00', fold: null, timeZone: 'Europe/Berlin', minutes: 30, weeks: 4, about: '', place: 'Room 2', onlineUrl: '' }
    expect(offerInput.parse(slot)).toMatchObject({ minutes: 30, weeks: 4, place: 'Room 2' })
    for (const [field, wrong] of Object.entries({ startsAt: '2026-02-30T18:00', timeZone: 'Mars/Base', minutes: 17, weeks: 13, onlineUrl: 'javascript:alert(1)', about: 'x'.repeat(301) })) {
      expect([field, offerInput.safeParse({ ...slot, [field]: wrong }).error?.issues[0]?.path]).toEqual([field, [field]])
    }
    expect(offerInput.safeParse({ ...slot, place: '' }).error?.issues[0]?.message).toBe('Enter a place or an online link.')
  })

  test('a booking says what it is about', () => {
    expect(bookInput.safeParse({ id, key: id, subject: ' \u200b ' }).error?.issues[0]?.message).toBe('Write what you want to talk about.')
    expect(bookInput.parse({ id, key: id, subject: ' Recursion ' }).subject).toBe('Recursion')
  })
})
