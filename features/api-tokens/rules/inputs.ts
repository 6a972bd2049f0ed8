import { z } from 'zod'
import { givenPassword } from '#features/accounts/rules/password.ts'
import { auditReason } from '#features/administration/rules/audit-reason.ts'
import { cleanText } from '#platform/rules/text.ts'
import { SCOPE_NAMES } from './scopes.ts'
import { LIFETIMES, NAME_LENGTH } from './tokens.ts'

const TOO_LONG = `Use at most ${NAME_LENGTH} characters.`

export const tokenInput = z.object({
  id: z.uuid('We couldn’t find that token.'),
  name: z.string('Enter a name.').max(NAME_LENGTH * 4, TOO_LONG).transform((text) => cleanText(text).replace(/\s+/g, ' ').trim())
    .refine((text) => text !== '', 'Enter a name, such as the program that uses it.').refine((text) => text.length <= NAME_LENGTH, TOO_LONG),
  scopes: z.array(z.enum(SCOPE_NAMES, 'This scope doesn’t exist.')).min(1, 'Choose at least one scope.').max(SCOPE_NAMES.length, 'Too many scopes.').transform((scopes) => SCOPE_NAMES.filter((name) => scopes.includes(name))),
  days: z.literal([...LIFETIMES], 'Choose 7, 30, 90 or 365 days.'),
  password: givenPassword,
})

export const tokenIdInput = z.object({ id: z.uuid('We couldn’t find that token.') })

const personId = z.uuid('We couldn’t find that person.')
export const personTokensInput = z.object({ personId })
export const revokeAllInput = z.object({ personId, reason: auditReason })
