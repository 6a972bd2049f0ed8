import { z } from 'zod'
import { givenText } from '#platform/rules/given-text.ts'
import { ROLES } from '#platform/rules/viewer.ts'
import { givenPassword } from './password.ts'

/** The roles that are given and taken; everybody is a learner. */
export const GRANTED_ROLES = ['mentor', 'admin'] as const
export type GrantedRole = (typeof GRANTED_ROLES)[number]

export const APPLICATION_LENGTH = 2_000
export const ANSWER_LENGTH = 1_000

export const ROLE_NOT_GRANTED = 'This role was not granted to you.'
export const APPLIED_ALREADY = 'You have asked for this role already. An admin will look at it.'
export const HELD_ALREADY = 'You hold this role already.'
export const DECIDED_ALREADY = 'Somebody else has decided this meanwhile.'
export const LAST_ADMIN = 'This is the last admin. Make somebody else an admin first.'
export const SAY_WHY = 'Please say why: it is kept in the audit log.'

const role = z.enum(ROLES, 'There is no such role.')
const grantedRole = z.enum(GRANTED_ROLES, 'This role is not given or taken.')
const reason = givenText({ called: 'the reason', most: ANSWER_LENGTH, missing: SAY_WHY })

/** A switch to another role; the password where it was not shown for a while. */
export const switchForm = z.object({ role, password: givenPassword.nullish().transform((password) => password ?? null) })

export const applicationForm = z.object({
  role: z.enum(['mentor'], 'One can ask to be a mentor.'),
  reason: givenText({ called: 'it', most: APPLICATION_LENGTH, missing: 'Please tell us why you want to be a mentor.' }),
})

export const decisionForm = z.object({
  id: z.uuid('We could not find that.'),
  granted: z.boolean('Yes or no?'),
  answer: givenText({ called: 'the answer', most: ANSWER_LENGTH }),
})

export const grantForm = z.object({
  personId: z.uuid('We could not find that person.'),
  role: grantedRole,
  held: z.boolean('Give or take?'),
  reason,
})
