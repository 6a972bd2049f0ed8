import { z } from 'zod'
import { givenPassword } from '#features/accounts/rules/password.ts'

export const leaveForm = z.object({ password: givenPassword })
