import { expect, test } from 'vitest'
import { openOffers } from './open-offers.ts'

const mentor = (id: string) => ({ id, username: id, name: id, avatarUrl: null })
const slot = (id: string, by: string, about = '') => ({ id, startsAt: '', endsAt: '', when: '', timeZone: 'UTC', about, place: '', isOnline: true, groupId: null, group: null, mentor: mentor(by) })

test('slots that differ only in their times are one offer, in the order of the first of each (requirement O-2)', () => {
  const offers = openOffers([slot('1', 'ada', 'Loops'), slot('2', 'ben'), slot('3', 'ada', 'Loops'), slot('4', 'ada')])
  expect(offers.map(({ slot, slots }) => [slot.id, slots.map(({ id }) => id)])).toEqual([['1', ['1', '3']], ['2', ['2']], ['4', ['4']]])
})
