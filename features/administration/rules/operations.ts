import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { REASON_LENGTH } from './lengths.ts'

export const switchInput = z.object({
  name: z.string('Choose a switch.').max(40, 'This switch doesn’t exist.'),
  isOn: z.boolean('Choose on or off.'),
  reason: textSchema({ name: 'the reason', maxLength: REASON_LENGTH, requiredMessage: 'Enter a reason. It’s recorded in the audit log.' }),
})

export const taskInput = z.object({
  id: z.string('Choose a task.').regex(/^\d{1,18}$/, 'This task doesn’t exist.'),
  action: z.enum(['retry', 'discard'], 'Choose to retry or to discard the task.'),
  reason: textSchema({ name: 'the reason', maxLength: REASON_LENGTH, requiredMessage: 'Enter a reason. It’s recorded in the audit log.' }),
})
