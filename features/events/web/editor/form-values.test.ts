import { describe, expect, test, vi } from 'vitest'
import { copyOf } from './form-values.ts'

vi.useFakeTimers({ now: new Date('2026-03-25T22:30:00Z') })

const event = {
  id: '0b2f5f6e-6a52-4b3b-8a53-0a5f3f3f8d10', number: 4, slug: 'paper-club', revision: 7, state: 'cancelled' as const, comment: '', title: 'Paper club', description: 'One paper.', type: 'meetup' as const,
  imageId: null, timeZone: 'Europe/Berlin', startsAt: '2026-02-03T23:00', endsAt: '2026-02-04T01:30', fold: 'later' as const, recurrence: 'weekly' as const, dateCount: 4, place: 'The mill', onlineUrl: '',
  capacity: 12, coHosts: ['ada', 'ben'],
}

describe('A copy of an event (requirement E-2)', () => {
  test('is a week from now in its time zone, at the same time of day and as long, and its host is no co-host', () => {
    const copy = copyOf(event, 'ben')
    expect(copy).toMatchObject({ title: 'Paper club', startsAt: '2026-04-02T23:00', endsAt: '2026-04-03T01:30', fold: null, recurrence: 'weekly', dateCount: '4', capacity: '12', coHosts: 'ada' })
    expect(copy.id).not.toBe(event.id)
  })
})
