import { z } from 'zod'
import { givenText } from '#platform/rules/given-text.ts'
import { ROLES } from '#platform/rules/viewer.ts'
import { REASON_LENGTH } from './lengths.ts'

const reason = givenText({ called: 'the reason', most: REASON_LENGTH, missing: 'Please say why: it is kept in the audit log.' })
const cursor = z.string().max(100).nullish().transform((text) => text || null)

export const rightsForm = z.object({
  role: z.enum(ROLES, 'There is no such role.'),
  revision: z.int('A revision is a whole number.').min(1, 'A revision is positive.'),
  rights: z.array(z.string('A right has a name.').max(60, 'There is no such right.')).max(200, 'There are not that many rights.'),
  reason,
})

export const PEOPLE_FILTERS = ['all', 'mentors', 'admins', 'suspended'] as const
export const peopleQuestion = z.object({
  q: z.string().max(200, 'Please search for fewer than 200 characters.').nullish().transform((text) => text?.trim().toLowerCase() || null),
  filter: z.enum(PEOPLE_FILTERS, 'There is no such filter.').nullish().transform((filter) => filter ?? 'all'),
  after: cursor,
})
export const listQuestion = z.object({ after: cursor })

export const suspensionForm = z.object({ personId: z.uuid('We could not find that person.'), suspended: z.boolean('Yes or no?'), reason })
