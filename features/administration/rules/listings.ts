import { z } from 'zod'
import { RULE_NAMES } from '#features/people/rules/community-rules.ts'
import { auditReason } from './audit-reason.ts'

export const LISTINGS_PAGE = 25

/** The consequences of restoring what was removed. */
export const RESTORED = 'It’s shown again. The author is emailed, and the removal doesn’t count against them.'

const name = (missing: string) => z.string(missing).min(1, missing).max(40, missing)
const kind = name('Choose what to list.')

export const listingsInput = z.object({
  kind,
  q: z.string().max(200, 'Use at most 200 characters.').nullish().transform((text) => text?.trim() || null),
  state: z.string().max(40, 'This state doesn’t exist.').nullish().transform((state) => state || null),
  after: z.string().max(200).nullish().transform((text) => text || null),
})
export const listingActInput = z.object({ kind, id: z.uuid('We couldn’t find that.'), act: name('Choose what to do.'), reason: auditReason, rule: z.enum(RULE_NAMES, 'Choose a rule.').nullish().transform((rule) => rule ?? 'other') })
