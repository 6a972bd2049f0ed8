import { describe, expect, test } from 'vitest'
import { ALREADY_APPEALED, appealProblem, APPEAL_TOO_LATE, BAN_DECIDED, BAN_EXPIRED, banProblem, CANNOT_BAN_YOURSELF, isClaimedByOther, NEEDS_ANOTHER_ADMIN, WITHDRAWN } from './decisions.ts'

const at = (text: string) => new Date(`2026-11-${text}Z`)

describe('Claims of reports (requirement G-32)', () => {
  test('hold for half an hour against others', () => {
    const claim = { claimedBy: 'ada', claimedAt: at('26T12:00') }
    expect([isClaimedByOther(claim, 'ada', at('26T12:01')), isClaimedByOther(claim, 'ben', at('26T12:29')), isClaimedByOther(claim, 'ben', at('26T12:30')), isClaimedByOther(null, 'ben', at('26T12:00'))]).toEqual([false, true, false, false])
  })
})

describe('Bans (requirement G-33)', () => {
  const proposal = { state: 'open', personId: 'cat', proposedBy: 'ada', expiresAt: at('26T12:00') } as const

  test('need a second admin within seven days', () => {
    const now = at('26T11:59')
    expect([banProblem(proposal, 'ada', now), banProblem(proposal, 'cat', now), banProblem(proposal, 'ben', now)]).toEqual([NEEDS_ANOTHER_ADMIN, CANNOT_BAN_YOURSELF, null])
    expect([banProblem(proposal, 'ben', at('26T12:00')), banProblem({ ...proposal, state: 'expired' }, 'ben', now), banProblem({ ...proposal, state: 'confirmed' }, 'ben', now)]).toEqual([BAN_EXPIRED, BAN_EXPIRED, BAN_DECIDED])
    expect(banProblem({ ...proposal, proposedBy: null }, 'ben', now)).toBeNull()
  })
})

describe('Appeals (requirement G-34)', () => {
  test('are possible once, within half a year, against decisions with consequences', () => {
    const decision = { outcome: 'removed', decidedAt: at('01T00:00'), isAppealed: false, isWithdrawn: false } as const
    expect(appealProblem(decision, at('26T00:00'))).toBeNull()
    expect(appealProblem({ ...decision, isAppealed: true }, at('26T00:00'))).toBe(ALREADY_APPEALED)
    expect(appealProblem(decision, new Date('2027-06-01'))).toBe(APPEAL_TOO_LATE)
    expect(appealProblem({ ...decision, isWithdrawn: true }, at('26T00:00'))).toBe(WITHDRAWN)
    expect(appealProblem({ ...decision, outcome: 'dismissed' }, at('26T00:00'))).toBe('There’s nothing to appeal.')
  })
})
