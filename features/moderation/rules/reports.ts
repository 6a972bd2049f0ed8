import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { RULE_NAMES } from '#features/people/rules/community-rules.ts'

/** The maximum length of a report and of the reason for a decision, in characters. */
export const REPORT_LENGTH = 1_000

const kind = z.string('Choose what you’re reporting.').min(1, 'Choose what you’re reporting.').max(40, 'This content type doesn’t exist.')
const notFound = 'We couldn’t find that.'

export const reportedInput = z.object({ kind, id: z.uuid(notFound) })

export const reportInput = z.object({
  ...reportedInput.shape,
  rule: z.enum(RULE_NAMES, 'Choose one of the community rules.').nullish().transform((rule) => rule ?? null),
  reason: textSchema({ name: 'the report', maxLength: REPORT_LENGTH, requiredMessage: 'Describe what’s wrong.' }),
})

/** How many reported things a page of the list has. */
export const REPORTS_PAGE = 50

export const DECISIONS = ['dismiss', 'remove'] as const
export type Decision = (typeof DECISIONS)[number]

export const claimInput = z.object({ kind, targetId: z.uuid(notFound) })

export const decisionInput = z.object({
  kind,
  targetId: z.uuid(notFound),
  decision: z.enum(DECISIONS, 'Choose to dismiss the report or remove the content.'),
  rule: z.enum(RULE_NAMES, 'Choose the rule that was broken.').nullish().transform((rule) => rule ?? 'other'),
  reason: textSchema({ name: 'the reason', maxLength: REPORT_LENGTH }),
}).refine(({ decision, reason }) => decision === 'dismiss' || reason !== '', { path: ['reason'], message: 'Enter a reason.' })
