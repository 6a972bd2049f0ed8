import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { hasVisibleText } from '#platform/rules/visible-text.ts'
import { namedPerson } from '#features/people/rules/person.ts'
import { auditReason, REASON_REQUIRED } from './audit-reason.ts'
import { REASON_LENGTH } from './lengths.ts'
import { GROUP_ABOUT_LENGTH, GROUP_NAME_LENGTH } from './rights-groups.ts'

const id = z.uuid('We couldn’t find that group.')
const rights = z.array(z.string('Choose a permission.').max(60, 'This permission doesn’t exist.'), 'Choose permissions.').max(200, 'Too many permissions.')

const optionalReason = textSchema({ name: 'the reason', maxLength: REASON_LENGTH })

export const groupInput = z
  .object({
  id,
  /** 0: a new group. */
  revision: z.int('The revision must be a whole number.').min(0, 'The revision must not be negative.'),
  name: textSchema({ name: 'the name', maxLength: GROUP_NAME_LENGTH, requiredMessage: 'Enter a name, such as “News editors”.' }),
  about: textSchema({ name: 'the description', maxLength: GROUP_ABOUT_LENGTH }),
  rights,
  reason: optionalReason,
})
  // A new group has no people, so that it changes nothing for anyone.
  .refine(({ revision, reason }) => revision === 0 || hasVisibleText(reason), { path: ['reason'], message: REASON_REQUIRED })
export const groupRemovalInput = z.object({ id, reason: auditReason })
export const groupMemberInput = z.object({ id, username: namedPerson, held: z.boolean('Choose to add or remove the person.'), reason: auditReason })
export const groupPreviewInput = z.object({ id, rights })
export const memberPreviewInput = z.object({ id, username: namedPerson, held: z.boolean('Choose to add or remove the person.') })
