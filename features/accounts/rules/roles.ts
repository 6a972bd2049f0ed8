import { z } from 'zod'
import { givenText } from '#platform/rules/given-text.ts'
import { ROLES } from '#platform/rules/viewer.ts'
import { givenPassword } from './password.ts'
import { ANSWER_LENGTH, APPLICATION_LENGTH, GRANTED_ROLES, SAY_WHY } from './role-texts.ts'

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
