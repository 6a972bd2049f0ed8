import { expect, test } from 'vitest'
import { MESSAGE_LENGTH } from './chat.ts'
import { messageFault } from './message-fault.ts'

test('a message over its length is refused with both numbers; spaces around it don’t count', () => {
  const longest = 'm'.repeat(MESSAGE_LENGTH)
  expect([messageFault(''), messageFault(longest), messageFault(` ${longest}\n`)]).toEqual([null, null, null])
  expect(messageFault(`${longest}more`)).toBe('A message can have 4,000 characters. This one has 4,004 characters.')
})
