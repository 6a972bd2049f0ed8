import { describe, expect, test } from 'vitest'
import { seenBy } from './seen-by.ts'

const message = (sequence: number, author: string, isDeleted = false) => ({ id: `m${sequence}`, sequence, isDeleted, author: { id: author } })
const member = (id: string, readSequence: number | null) => ({ person: { id }, readSequence })
const messages = [message(1, 'ada'), message(2, 'ben'), message(3, 'ada'), message(4, 'ada', true), message(5, 'ada')]

describe('“Seen” (requirement M-9)', () => {
  test.each([
    ['the last message that the other person has read', [member('ada', 5), member('ben', 3)], { id: 'm3', count: 1 }],
    ['no message that only the viewer has read', [member('ada', 5), member('ben', 0)], null],
    ['no message of somebody who hides what they read', [member('ada', 5), member('ben', null)], null],
    ['no deleted message', [member('ada', 5), member('ben', 4)], { id: 'm3', count: 1 }],
    ['how many of a group have read it', [member('ada', 5), member('ben', 5), member('cleo', 5), member('dan', 3), member('eve', null)], { id: 'm5', count: 2 }],
  ])('marks %s', (_which, members, expected) => {
    expect(seenBy(messages, members, 'ada')).toEqual(expected)
  })
})
