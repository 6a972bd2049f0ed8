import { expect, test } from 'vitest'
import { slotChangesOf, type SlotForm } from './slot-form.ts'

const base: SlotForm = { startsAt: '2026-12-09T14:00', fold: null, timeZone: 'UTC', minutes: '30', about: 'Gradients', place: '', onlineUrl: 'https://meet.example' }
const one = { isBooked: false, isSeries: false }

test('only what was changed is sent, a time with all of its fields and only while nobody has booked it (requirement O-9)', () => {
  expect(slotChangesOf(base, { ...base, place: 'Room 4' }, one)).toEqual({ place: 'Room 4' })
  expect(slotChangesOf(base, { ...base, startsAt: '2026-12-09T15:00' }, one)).toEqual({ startsAt: '2026-12-09T15:00', fold: null, timeZone: 'UTC' })
  expect(slotChangesOf(base, { ...base, minutes: '45' }, one)).toEqual({ minutes: 45 })
  expect(slotChangesOf(base, { ...base, startsAt: '2026-12-09T15:00', minutes: '45', about: '' }, { ...one, isBooked: true })).toEqual({ about: '' })
})

test('without a change there is nothing to save, but the later ones of a series are made like it (requirement O-9)', () => {
  expect(slotChangesOf(base, base, one)).toBeNull()
  expect(slotChangesOf(base, base, { ...one, isSeries: true })).toEqual({ about: 'Gradients', place: '', onlineUrl: 'https://meet.example' })
})
