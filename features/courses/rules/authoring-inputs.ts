import { z } from 'zod'
import { auditReason } from '#features/administration/rules/audit-reason.ts'

const id = z.uuid('We couldn’t find that course.')
const revision = z.int().min(0).max(2_147_483_647)

export const courseIdInput = z.object({ id })
export const draftLessonInput = z.object({ id, lesson: z.string().max(80, 'We couldn’t find that lesson.') })
export const draftInput = z.object({ id, revision, content: z.string() })
export type DraftInput = z.output<typeof draftInput>
export const submitInput = z.object({ id, revision })
export const lessonSourceInput = z.object({ lesson: z.string() })

/** The states of courses that admins manage. */
/** The orders of the courses in the administration; `-` is descending. */
export const MANAGED_ORDERS = ['title', '-title', 'learners', '-learners', 'changed', '-changed'] as const
export type ManagedOrder = (typeof MANAGED_ORDERS)[number]
export const MANAGED_STATES = ['published', 'archived'] as const

export const archiveInput = z.object({ id, reason: auditReason })
