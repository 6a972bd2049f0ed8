import { expect, test } from 'vitest'
import { composerState } from './composer-state.ts'

test.each([
  [{ kind: 'direct', isRequest: false, isBlocked: false }, 'open'],
  [{ kind: 'direct', isRequest: true, isBlocked: false }, 'open'],
  [{ kind: 'direct', isRequest: false, isBlocked: true }, 'unreachable'],
  [{ kind: 'group', isRequest: false, isBlocked: false }, 'open'],
  [{ kind: 'group', isRequest: true, isBlocked: false }, 'invited'],
  [{ kind: 'welcome', isRequest: false, isBlocked: false }, 'welcome'],
])('the text box of %j is %s', (conversation, expected) => {
  expect(composerState(conversation)).toBe(expected)
})
