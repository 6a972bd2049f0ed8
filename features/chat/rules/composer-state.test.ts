import { expect, test } from 'vitest'
import { composerState } from './composer-state.ts'

const open = { kind: 'direct', isRequest: false, isBlocked: false, isBlockedByViewer: false, isWaiting: false }

test.each([
  [open, 'open'],
  [{ ...open, isRequest: true }, 'requested'],
  [{ ...open, isWaiting: true }, 'waiting'],
  [{ ...open, isBlocked: true }, 'unreachable'],
  [{ ...open, isBlocked: true, isBlockedByViewer: true }, 'blocked'],
  [{ ...open, isBlocked: true, isWaiting: true }, 'unreachable'],
  [{ ...open, kind: 'group' }, 'open'],
  [{ ...open, kind: 'group', isRequest: true }, 'requested'],
  [{ ...open, kind: 'welcome' }, 'welcome'],
])('the text box of %j is %s', (conversation, expected) => {
  expect(composerState(conversation)).toBe(expected)
})
