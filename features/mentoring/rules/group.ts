/** The two parts that a person can have in a group. */
export const PARTS = ['mentor', 'learner'] as const
export type Part = (typeof PARTS)[number]

export const GROUP_NAME_LENGTH = 80
export const GROUP_ABOUT_LENGTH = 2_000
export const ANNOUNCEMENT_LENGTH = 2_000
export const MAX_LEARNERS = 200
export const MAX_MENTORS = 10
export const MAX_GROUPS = 50
export const MAX_INVITES = 20
export const MAX_ANNOUNCEMENTS = 20
export const INVITE_DAYS = [1, 7, 30, 90] as const

/** An invite link as far as its state depends on it. */
export interface InviteFacts {
  expiresAt: Date
  revokedAt: Date | null
  uses: number
  maxUses: number
}

/** Why an invite can't be used at a time; null if it can. */
export function inviteFault({ expiresAt, revokedAt, uses, maxUses }: InviteFacts, now: Date): string | null {
  if (revokedAt !== null) return 'This invite was revoked. Ask your mentor for a new one.'
  if (expiresAt <= now) return 'This invite has expired. Ask your mentor for a new one.'
  if (uses >= maxUses) return 'This invite has no places left. Ask your mentor for a new one.'
  return null
}
