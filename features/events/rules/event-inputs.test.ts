import { expect, test } from 'vitest'
import { eventInput, groupEventInput, linkSchema } from './event-inputs.ts'

const empty = {
  id: '7f7f9a52-8d8d-4f4f-9c9c-111111111111', revision: 0, title: ' ', description: '', type: 'meetup', timeZone: 'UTC', startsAt: '2026-12-03T18:00', endsAt: '2026-12-03T17:00',
  fold: null, place: '', onlineUrl: '', capacity: 0, recurrence: 'weekly', dateCount: 1, coHosts: [],
}
const wrong = (schema: typeof eventInput) => schema.safeParse(empty).error?.issues.map(({ path }) => path[0]).sort()

test('all errors of an event are found at once (E-3)', () => {
  expect(wrong(eventInput)).toEqual(['capacity', 'dateCount', 'description', 'endsAt', 'place', 'title'])
})

test('an event of a group needs no description', () => {
  expect(wrong(groupEventInput)).toEqual(['capacity', 'dateCount', 'endsAt', 'place', 'title'])
})

test('a link without a protocol gets one', () => {
  expect(['meet.example/room', ' https://meet.example ', ''].map((link) => linkSchema.parse(link))).toEqual(['https://meet.example/room', 'https://meet.example/', ''])
  for (const link of ['javascript:alert(1)', 'room 4']) expect(linkSchema.safeParse(link).success).toBe(false)
})
