import { z } from 'zod'
import { givenText } from '#platform/rules/given-text.ts'

/** The characters of a report or of the reason for a decision, at most. */
export const REPORT_LENGTH = 1_000

const kind = z.string('What is it?').min(1, 'What is it?').max(40, 'There is nothing of that kind.')
const notFound = 'We could not find that.'

export const reportForm = z.object({
  kind,
  id: z.uuid(notFound),
  reason: givenText({ called: 'the report', most: REPORT_LENGTH, missing: 'Please say what is wrong.' }),
})

export const DECISIONS = ['dismiss', 'remove'] as const
export type Decision = (typeof DECISIONS)[number]

export const decisionForm = z.object({
  kind,
  targetId: z.uuid(notFound),
  deed: z.enum(DECISIONS, 'A report is dismissed, or what it is about is removed.'),
  reason: givenText({ called: 'the reason', most: REPORT_LENGTH, missing: 'Please say why: it is kept in the audit log.' }),
})
