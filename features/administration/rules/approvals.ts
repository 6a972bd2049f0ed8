import { z } from 'zod'
import { textSchema } from '#platform/rules/text-schema.ts'
import { REASON_LENGTH } from './lengths.ts'

export const APPROVAL_DECISIONS = ['approve', 'return'] as const
export type ApprovalDecision = (typeof APPROVAL_DECISIONS)[number]

/** How long a decision can be undone, in seconds. */
export const UNDO_SECONDS = 10
export const APPROVALS_PAGE = 50

export const TOO_LATE_TO_UNDO = 'It’s too late to undo this. The decision has been applied.'
export const DECISION_ALREADY_UNDONE = 'You’ve already undone this decision.'
export const OWN_ITEM = 'This is your own. Ask another admin to decide about it.'
export const LOST_RIGHT = 'The person who decided this no longer has permission.'

/** Says who decided before the viewer did. */
export const alreadyDecidedBy = (name: string | null) => `${name ?? 'Another admin'} has already decided this.`

export type DecisionState = 'pending' | 'applied' | 'undone' | 'failed'

/** Why a decision can't be undone any more; null if it can. Only its admin can undo it, and only until it applies. */
export function undoProblem({ state, appliesAt }: { state: DecisionState; appliesAt: Date }, now: Date): string | null {
  if (state === 'undone') return DECISION_ALREADY_UNDONE
  return state === 'pending' && now < appliesAt ? null : TOO_LATE_TO_UNDO
}

const kind = z.string('Choose what you’re deciding.').min(1, 'Choose what you’re deciding.').max(40, 'This kind doesn’t exist.')
const itemId = z.string('We couldn’t find that.').min(1, 'We couldn’t find that.').max(100, 'We couldn’t find that.')

export const approvalsInput = z.object({
  kind: kind.nullish().transform((name) => name ?? null),
  after: z.string().max(200).nullish().transform((text) => text || null),
})
export const approvalInput = z.object({ kind, itemId })
export const approvalDecisionInput = z
  .object({
    kind,
    itemId,
    revision: z.int('The revision must be a whole number.').min(0, 'The revision can’t be negative.'),
    decision: z.enum(APPROVAL_DECISIONS, 'Choose to approve or to send back.'),
    comment: textSchema({ name: 'the text', maxLength: REASON_LENGTH }),
    rule: z.string().max(40, 'This rule doesn’t exist.').nullish().transform((rule) => rule || null),
    isImmediate: z.boolean().nullish().transform((now) => now ?? false),
  })
  .refine(({ decision, comment }) => decision === 'approve' || comment !== '', { path: ['comment'], message: 'Describe what should change.' })
export type ApprovalDecisionInput = z.output<typeof approvalDecisionInput>

export const undoInput = z.object({ id: z.uuid('We couldn’t find that decision.') })

export const TEMPLATE_LABEL_LENGTH = 80
export const MAX_TEMPLATES = 200

export const templateInput = z.object({
  id: z.uuid('We couldn’t find that template.'),
  scope: kind,
  label: textSchema({ name: 'the name', maxLength: TEMPLATE_LABEL_LENGTH, requiredMessage: 'Enter a name.' }),
  body: textSchema({ name: 'the text', maxLength: REASON_LENGTH, requiredMessage: 'Enter the text.' }),
  /** When the template was last changed, as the admin saw it; null for a new one. */
  changedAt: z.iso.datetime('We couldn’t read when it was changed.').nullish().transform((text) => text ?? null),
})
export type TemplateInput = z.output<typeof templateInput>
export const templateIdInput = z.object({ id: z.uuid('We couldn’t find that template.') })
