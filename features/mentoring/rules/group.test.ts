import { describe, expect, test } from 'vitest'
import { inviteFault } from './group.ts'

const NOW = new Date('2026-11-26T12:00:00Z')
const usable = { expiresAt: new Date(NOW.getTime() + 1), revokedAt: null, uses: 2, maxUses: 3 }

describe('Invites (requirement X-3)', () => {
  test('an invite works until it is revoked, expires or has no place left', () => {
    expect(inviteFault(usable, NOW)).toBeNull()
    expect(inviteFault({ ...usable, revokedAt: NOW }, NOW)).toContain('revoked')
    expect(inviteFault({ ...usable, expiresAt: NOW }, NOW)).toContain('expired')
    expect(inviteFault({ ...usable, uses: 3 }, NOW)).toContain('places')
  })
})
