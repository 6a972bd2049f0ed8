import { describe, expect, test } from 'vitest'
import { newMessages } from './chat.ts'
import { firstContact, isAllowedInRequest, requestHint } from './first-contact.ts'

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

  test.each(['<p>See <a href="https://a.test">this</a></p>', '<p><img src="/images/1" alt=""></p>'])('is refused with a link or picture: %s', (html) => {
    expect(isAllowedInRequest(html)).toBe(false)
  })

  test.each(['<p>Hi! I read your post on <abbr>k-means</abbr>.</p>', '<p>Is <code>x[0](1)</code> valid?</p>'])('may have formatting: %s', (html) => {
    expect(isAllowedInRequest(html)).toBe(true)
  })
})

test('somebody who writes to a stranger sees the rules of a request before and after the first message', () => {
  const members = [{ person: { id: 'me', name: 'Me' }, hasAccepted: true }, { person: { id: 'them', name: 'Otto' }, hasAccepted: false }]
  const asked = { kind: 'direct', isBlocked: false, members }
  expect(requestHint(asked, 'me', false)).toBe('Your first message to Otto is a request: one message, without links or pictures.')
  expect(requestHint(asked, 'me', true)).toBe('You can write more once Otto accepts your message request.')
  expect(requestHint({ ...asked, isBlocked: true }, 'me', true)).toBeNull()
  expect(requestHint({ ...asked, kind: 'group' }, 'me', false)).toBe('Your messages can’t contain links or pictures before someone accepts your invitation.')
  expect(requestHint({ ...asked, kind: 'group', members: [...members, { person: { id: 'cleo', name: 'Cleo' }, hasAccepted: true }] }, 'me', false)).toBeNull()
  expect(requestHint({ ...asked, kind: 'group', members: members.slice(0, 1) }, 'me', false)).toBeNull()
  expect(requestHint(asked, 'them', false)).toBeNull()
})

test('the badge counts messages in words', () => {
  expect([newMessages(1), newMessages(3), newMessages(100)]).toEqual(['1 new message', '3 new messages', '99+ new messages'])
})
