import { describe, expect, test } from 'vitest'
import { activeConversation, hasWritten, joinPage, mergeMessages, withConversation } from './thread.ts'

const message = (sequence: number, change = sequence) => ({ id: `m${sequence}`, sequence, change })
const history = (from: number, to: number, more = {}) => ({
  items: Array.from({ length: to - from + 1 }, (_, at) => message(from + at)), hasBefore: from > 1, hasAfter: false, ...more,
})
const ids = ({ items }: { items: readonly { sequence: number }[] }) => items.map(({ sequence }) => sequence)

describe('Merging messages into a loaded history', () => {
  test('adds new ones in the order of their sequence, once each', () => {
    expect(ids(mergeMessages(history(1, 2), [message(4), message(3), message(2)]))).toEqual([1, 2, 3, 4])
  })

  test('keeps the later state of a message that changed twice', () => {
    const merged = mergeMessages(history(1, 2), [message(1, 9)])
    expect(mergeMessages(merged, [message(1, 5)]).items[0]!.change).toBe(9)
  })

  test('leaves out new messages while newer pages are not loaded, and changes of older pages that are not loaded', () => {
    expect(ids(mergeMessages(history(5, 6, { hasAfter: true }), [message(9), message(2, 20)]))).toEqual([5, 6])
  })

  test('joins pages on both sides without repeating a message', () => {
    const joined = joinPage(history(5, 6), history(3, 5), 'before')
    expect([ids(joined), joined.hasBefore]).toEqual([[3, 4, 5, 6], true])
    expect(ids(joinPage(joined, history(6, 8), 'after'))).toEqual([3, 4, 5, 6, 7, 8])
  })
})

test('a newer state of a conversation neither hides that changes are missing nor unreads a message', () => {
  const thread = { conversation: { lastChange: 4, lastSequence: 3, readSequence: 3, name: 'Old' }, messageHistory: history(1, 3) }
  const newer = withConversation(thread, { lastChange: 9, lastSequence: 7, readSequence: 2, name: 'New' })
  expect(newer).toEqual({ conversation: { lastChange: 4, lastSequence: 3, readSequence: 3, name: 'New' }, messageHistory: thread.messageHistory })
})

test.each([
  ['the first', null, 'ab', '', 'a'],
  ['the first with news', null, 'abc', 'bc', 'b'],
  ['the one that was shown when another comes first', 'a', 'ba', 'b', 'a'],
  ['one without messages, which is not listed yet', 'a', 'bc', 'b', 'a'],
  ['none of none', null, '', '', null],
])('the conversation to show is %s', (_which, shown, list, news, expected) => {
  expect(activeConversation(shown, [...list].map((id) => ({ id, hasNews: news.includes(id) })))).toBe(expected)
})

test.each([
  ['nothing waits', undefined, undefined, false],
  ['the first message waits', 'a', undefined, true],
  ['another message waits', 'b', 'a', true],
  ['the same message still waits', 'a', 'a', false],
  ['the waiting message was sent', undefined, 'a', false],
])('whether the viewer just wrote when %s', (_when, last, before, expected) => {
  expect(hasWritten(last, before)).toBe(expected)
})
