import { z } from 'zod'
import { auditReason } from './audit-reason.ts'

export const switchInput = z.object({
  name: z.string('Choose a switch.').max(40, 'This switch doesn’t exist.'),
  isOn: z.boolean('Choose on or off.'),
  reason: auditReason,
})

export const taskInput = z.object({
  id: z.string('Choose a task.').regex(/^\d{1,18}$/, 'This task doesn’t exist.'),
  action: z.enum(['retry', 'discard'], 'Choose to retry or to discard the task.'),
  reason: auditReason,
})
