import { expect, test } from 'vitest'
import { eventSlug } from './event-slug.ts'

test('E-1 the address of an event has its title, in any script', () => {
  expect(eventSlug('Trees & forests: Zoë’s evening')).toBe('trees-forests-zoes-evening')
  expect(eventSlug('勉強会')).toBe('event')
  expect(eventSlug(`${'a'.repeat(79)} b`)).toBe('a'.repeat(79))
})
