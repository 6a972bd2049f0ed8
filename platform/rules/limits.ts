/**
 * How often something may be done: at most `hits` in `seconds`. The window slides: uses of the fixed window before the present one count
 * in proportion to how much of it is not over yet. One table for the whole site.
 */
export interface Limit {
  hits: number
  seconds: number
}

export const LIMITS = {
  'login.account': { hits: 100, seconds: 60 * 60 },
  'login.account-and-address': { hits: 5, seconds: 15 * 60 },
  'login.device': { hits: 5, seconds: 15 * 60 },
  'login.warning': { hits: 1, seconds: 24 * 3600 },
  'login.address': { hits: 20, seconds: 5 * 60 },
  'register.address': { hits: 20, seconds: 60 * 60 },
  'reset.address': { hits: 20, seconds: 60 * 60 },
  'mail.pause': { hits: 1, seconds: 10 * 60 },
  'mail.day': { hits: 5, seconds: 24 * 3600 },
  'lookup.person': { hits: 120, seconds: 60 },
  'password.person': { hits: 5, seconds: 15 * 60 },
  'switch.person': { hits: 120, seconds: 60 },
  'export.person': { hits: 3, seconds: 24 * 3600 },
  'apply.person': { hits: 5, seconds: 24 * 3600 },
  'comment.person': { hits: 20, seconds: 5 * 60 },
  'publish.person': { hits: 20, seconds: 60 * 60 },
  'image.person': { hits: 60, seconds: 60 * 60 },
  'report.person': { hits: 20, seconds: 60 * 60 },
  'react.person': { hits: 120, seconds: 60 },
  'follow.person': { hits: 120, seconds: 60 },
  'block.person': { hits: 60, seconds: 60 },
  'profile.person': { hits: 120, seconds: 60 },
  'import.person': { hits: 10, seconds: 60 * 60 },
  'mention.person': { hits: 20, seconds: 60 * 60 },
  'inbox.person': { hits: 300, seconds: 60 },
  'code.person': { hits: 120, seconds: 60 },
  'help.person': { hits: 60, seconds: 60 },
  'hint.address': { hits: 60, seconds: 60 },
  'submit.person': { hits: 30, seconds: 60 },
  'clock.person': { hits: 30, seconds: 60 * 60 },
  'reads.address': { hits: 600, seconds: 60 * 60 },
  'read.address': { hits: 1, seconds: 60 * 60 },
  'contact.address': { hits: 5, seconds: 60 * 60 },
  'bug.address': { hits: 10, seconds: 10 * 60 },
  'search.address': { hits: 120, seconds: 60 },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof LIMITS

/** How often a key was used in one window, and when last (milliseconds). */
export interface KeyUses {
  hits: number
  lastAt: number
}

/** When the next use is allowed (milliseconds), if there is none until then. */
export function allowedAgainAt({ hits, seconds }: Limit, now: number, present: KeyUses, previous: KeyUses): number {
  const length = seconds * 1000
  const end = Math.floor(now / length) * length + length
  const room = hits - 1 - present.hits
  if (room >= 0) return Math.max(now, countsAtMost(previous, room, end, length))
  return Math.max(end, countsAtMost(present, hits - 1, end + length, length))
}

/** When at most `room` of a window's uses still count; at `end` none does. */
const countsAtMost = (uses: KeyUses, room: number, end: number, length: number): number =>
  uses.hits <= room ? 0 : Math.min(uses.lastAt + length, end - (length * room) / uses.hits)
