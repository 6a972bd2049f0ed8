import { describe, expect, test } from 'vitest'
import { inviteCode, parseInviteCode, shownCode } from './invite-code.ts'

describe('Codes of invites (requirement X-3)', () => {
  test('a code can be typed in capitals, with spaces, with letters for digits, or pasted as a link', () => {
    const code = inviteCode(Uint8Array.from({ length: 32 }, (_, at) => at * 37))
    expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{12}$/)
    expect(parseInviteCode(shownCode(code))).toBe(code)
    expect(parseInviteCode(` ${shownCode(code).toUpperCase().replaceAll('0', 'O').replaceAll('1', 'l')} `)).toBe(code)
    expect(parseInviteCode(`https://cloggle.test/groups/join#${code}`)).toBe(code)
  })

  test('anything else is not a code', () => {
    for (const typed of ['', 'abcd', 'uuuu-uuuu-uuuu', 'x'.repeat(13)]) expect(parseInviteCode(typed)).toBeNull()
  })
})
