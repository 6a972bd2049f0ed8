import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { ROLES } from '#platform/rules/viewer.ts'
import { givenPassword } from './password.ts'
import { ANSWER_LENGTH, APPLICATION_LENGTH, GRANTED_ROLES, REASON_REQUIRED } from './role-texts.ts'

const role = z.enum(ROLES, 'This role doesn’t exist.')
const grantedRole = z.enum(GRANTED_ROLES, 'This role can’t be granted or removed.')
const reason = textSchema({ name: 'the reason', maxLength: ANSWER_LENGTH, requiredMessage: REASON_REQUIRED })

/** Switches to another role. The password is required if it was not confirmed recently. */
export const switchInput = z.object({ role, password: givenPassword.nullish().transform((password) => password ?? null) })

export const applicationInput = z.object({
  role: z.enum(['mentor'], 'You can only apply to be a mentor.'),
  reason: textSchema({ name: 'your answer', maxLength: APPLICATION_LENGTH, requiredMessage: 'Tell us why you want to be a mentor.' }),
})

export const decisionInput = z.object({
  id: z.uuid('We couldn’t find that.'),
  granted: z.boolean('Choose yes or no.'),
  answer: textSchema({ name: 'the answer', maxLength: ANSWER_LENGTH }),
})

export const grantInput = z.object({
  personId: z.uuid('We couldn’t find that person.'),
  role: grantedRole,
  held: z.boolean('Choose to grant or remove the role.'),
  reason,
})
