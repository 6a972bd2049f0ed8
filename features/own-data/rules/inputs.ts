import { z } from 'zod'
import { givenPassword } from '#features/accounts/rules/password.ts'

export const deleteAccountInput = z.object({ password: givenPassword })
