import { expect, test } from 'vitest'
import { placesText } from './events.ts'

test('a place that is offered to the waiting list is neither free nor taken (requirement E-7)', () => {
  expect(placesText({ capacity: null, taken: 3, offered: 0 })).toBeNull()
  expect(placesText({ capacity: 3, taken: 1, offered: 0 })).toBe('2 places left')
  expect(placesText({ capacity: 3, taken: 2, offered: 1 })).toBe('1 place left')
  expect(placesText({ capacity: 3, taken: 3, offered: 0 })).toBe('Full, with a waiting list')
  expect(placesText({ capacity: 1, taken: 1, offered: 1 })).toBe('The last place is offered to someone on the waiting list')
  expect(placesText({ capacity: 1, taken: 1, offered: 1 }, 'offered')).toBe('A place is offered to you')
  expect(placesText({ capacity: 3, taken: 3, offered: 2 })).toBe('The last 2 places are offered to people on the waiting list')
  expect(placesText({ capacity: 2, taken: 3, offered: 0 })).toBe('3 going, 2 places')
})
