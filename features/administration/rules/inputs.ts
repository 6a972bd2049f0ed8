import { z } from 'zod'
import { ROLES } from '#platform/rules/viewer.ts'
import { RULE_NAMES } from '#features/people/rules/community-rules.ts'
import { namedPerson } from '#features/people/rules/person.ts'
import { AUDIT_KINDS } from './audit-kinds.ts'
import { auditReason } from './audit-reason.ts'
import { PERSON_LEVELS } from './people-filters.ts'
import { PEOPLE_ORDERS } from './people-orders.ts'

const cursor = z.string().max(100).nullish().transform((text) => text || null)

export const rightsInput = z.object({
  role: z.enum(ROLES, 'This role doesn’t exist.'),
  revision: z.int('The revision must be a whole number.').min(1, 'The revision must be positive.'),
  rights: z.array(z.string('Choose a permission.').max(60, 'This permission doesn’t exist.')).max(200, 'Too many permissions.'),
  reason: auditReason,
})

export const PEOPLE_FILTERS = ['all', 'mentors', 'admins', 'suspended'] as const
export const peopleInput = z.object({
  q: z.string().max(200, 'Use at most 200 characters.').nullish().transform((text) => text?.trim().toLowerCase() || null),
  filter: z.enum(PEOPLE_FILTERS, 'This filter doesn’t exist.').nullish().transform((filter) => filter ?? 'all'),
  role: z.enum(ROLES, 'This role doesn’t exist.').nullish().transform((role) => role ?? null),
  level: z.enum(PERSON_LEVELS, 'This level doesn’t exist.').nullish().transform((level) => level ?? null),
  sort: z.enum(PEOPLE_ORDERS, 'This order doesn’t exist.').nullish().transform((sort) => sort ?? '-joined'),
  after: cursor,
})
const instant = z.iso.datetime({ offset: true, error: 'Enter a date.' }).nullish().transform((text) => text ?? null)

export const auditInput = z.object({
  after: cursor,
  q: z.string().max(200, 'Use at most 200 characters.').nullish().transform((text) => text?.trim() || null),
  person: z.string().max(100, 'Use at most 100 characters.').nullish().transform((text) => text?.trim().replace(/^@/, '').toLowerCase() || null),
  from: instant,
  to: instant,
  kind: z.enum(AUDIT_KINDS, 'This kind of entry doesn’t exist.').nullish().transform((kind) => kind ?? null),
  isComplete: z.boolean('Choose yes or no.').nullish().transform((isComplete) => isComplete ?? false),
})

/** The person reads the reason. */
const SUSPENSION_REASON_MIN = 10
export const SUSPENSION_REASON_SHORT = `Say what happened in at least ${SUSPENSION_REASON_MIN} characters. The person reads it.`

export const suspensionInput = z.object({
  personId: z.uuid('We couldn’t find that person.'),
  suspended: z.boolean('Choose yes or no.'),
  days: z.literal([1, 7, 30, 90], 'Choose 1, 7, 30 or 90 days.').nullish().transform((days) => days ?? null),
  rule: z.enum(RULE_NAMES, 'Choose one of the community rules.').nullish().transform((rule) => rule ?? 'other'),
  reason: auditReason,
}).refine(({ suspended, reason }) => !suspended || reason.length >= SUSPENSION_REASON_MIN, { message: SUSPENSION_REASON_SHORT, path: ['reason'] })
export const personInput = z.object({ username: namedPerson })
export const endSessionsInput = z.object({ personId: z.uuid('We couldn’t find that person.'), sessionId: z.uuid('We couldn’t find that session.').nullish().transform((id) => id ?? null), reason: auditReason })
