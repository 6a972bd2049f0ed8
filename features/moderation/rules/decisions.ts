export type Outcome = 'dismissed' | 'removed' | 'suspended' | 'banned'
export const OUTCOME_LABELS: Record<Outcome, string> = { dismissed: 'No violation', removed: 'Content removed', suspended: 'Account suspended', banned: 'Account banned' }

export const APPEAL_OUTCOMES = ['upheld', 'reversed'] as const
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number]
export const APPEAL_LABELS: Record<AppealOutcome, string> = { upheld: 'Decision upheld', reversed: 'Decision overturned' }

export const STATEMENT_LENGTH = 2_000
/** How long a moderator has a report for themself. */
export const CLAIM_MINUTES = 30
/** How long a proposed ban waits for a second admin. */
export const BAN_DAYS = 7
/** How long after a decision its author can appeal. */
export const APPEAL_DAYS = 180

const MINUTE_MS = 60_000
/** How long a claim holds. */
export const CLAIM_MS = CLAIM_MINUTES * MINUTE_MS
export const DAY_MS = 24 * 60 * MINUTE_MS

interface Claim {
  claimedBy: string
  claimedAt: Date
}

/** Whether someone else has a report for themself now. */
export const isClaimedByOther = (claim: Claim | null, personId: string, now: Date): boolean =>
  claim !== null && claim.claimedBy !== personId && claim.claimedAt.getTime() > now.getTime() - CLAIM_MS

export const claimedBy = (name: string) => `${name} is working on this. Try again when they’re done, at the latest in ${CLAIM_MINUTES} minutes.`

export const CANNOT_BAN_YOURSELF = 'You can’t ban yourself.'
export const NEEDS_ANOTHER_ADMIN = 'You proposed this ban. Another admin must confirm it.'
export const BAN_EXPIRED = 'This proposal has expired. Propose the ban again.'
export const BAN_DECIDED = 'Another admin has already decided this.'
export const ALREADY_PROPOSED = 'A ban of this person is already waiting for confirmation.'
export const ALREADY_BANNED = 'This person is already banned.'
export const ALREADY_APPEALED = 'You’ve already appealed this decision.'
export const WITHDRAWN = 'This decision was withdrawn. It doesn’t count against you.'
export const APPEAL_TOO_LATE = `You could appeal for ${APPEAL_DAYS} days. That time is over.`
export const OWN_CONTENT = 'You can’t decide about your own content.'
export const OWN_APPEAL = 'You can’t answer your own appeal.'
export const OWN_DECISION = 'You made this decision. Another admin must answer the appeal.'
export const APPEAL_DECIDED = 'Another admin has already answered this appeal.'

interface Proposal {
  state: 'open' | 'confirmed' | 'withdrawn' | 'expired'
  personId: string
  proposedBy: string | null
  expiresAt: Date
}

/** Why this admin can't confirm a ban; null if they can. */
export function banProblem({ state, personId, proposedBy, expiresAt }: Proposal, admin: string, now: Date): string | null {
  if (state === 'expired' || (state === 'open' && now >= expiresAt)) return BAN_EXPIRED
  if (state !== 'open') return BAN_DECIDED
  if (admin === personId) return CANNOT_BAN_YOURSELF
  return admin === proposedBy ? NEEDS_ANOTHER_ADMIN : null
}

/** Why a decision can't be appealed; null if it can. Dismissals have nothing to appeal. */
export function appealProblem({ outcome, decidedAt, isAppealed, isWithdrawn }: { outcome: Outcome; decidedAt: Date; isAppealed: boolean; isWithdrawn: boolean }, now: Date): string | null {
  if (isAppealed) return ALREADY_APPEALED
  if (isWithdrawn) return WITHDRAWN
  if (outcome === 'dismissed') return 'There’s nothing to appeal.'
  return now.getTime() - decidedAt.getTime() > APPEAL_DAYS * DAY_MS ? APPEAL_TOO_LATE : null
}

export const LINK_EXPIRED = 'This link has expired.'

/** Whether the link in an email no longer opens a decision: half a year after the decision or the answer to its appeal, but not while an appeal waits. */
export function isLinkExpired({ decided_at, appealed_at, answered_at }: { decided_at: Date; appealed_at: Date | null; answered_at: Date | null }, now: Date): boolean {
  if (appealed_at !== null && answered_at === null) return false
  return now.getTime() - (answered_at ?? decided_at).getTime() > APPEAL_DAYS * DAY_MS
}
