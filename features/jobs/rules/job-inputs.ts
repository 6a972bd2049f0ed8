import { z } from 'zod'
import { cleanLine } from '#platform/rules/text.ts'
import { textSchema } from '#platform/rules/text-schema.ts'
import { jobContentInput } from './job-content.ts'
import { jobFilterInput, JOB_SORTS } from './job-filter.ts'
import { COVER_NOTE_LENGTH, LEVELS, LOCATION_LENGTH, NOTES_LENGTH, REVIEW_COMMENT_LENGTH, SEARCH_NAME_LENGTH } from './jobs.ts'
import { SNAPSHOT_PARTS } from './snapshot.ts'
import { DECISIONS, STAGES } from './stages.ts'

export const NO_JOB = 'We couldn’t find that job.'
export const NO_APPLICATION = 'We couldn’t find that application.'
const id = z.uuid(NO_JOB)
const applicationId = z.uuid(NO_APPLICATION)
const revision = z.int().min(0).max(2_147_483_647)

export const jobIdInput = z.object({ id })

export const jobListInput = z.object({
  filter: jobFilterInput,
  sort: z.enum(JOB_SORTS).nullish().transform((sort) => sort ?? 'newest'),
  after: z.string().max(80).nullish().transform((after) => after ?? null),
})

export const postInput = z.object({ id, content: jobContentInput })
export const editInput = postInput.extend({ revision })

export const REVIEW_DECISIONS = ['approve', 'return'] as const
export type ReviewDecision = (typeof REVIEW_DECISIONS)[number]
export const decideInput = z
  .object({ id, revision, decision: z.enum(REVIEW_DECISIONS), comment: textSchema({ name: 'the comment', maxLength: REVIEW_COMMENT_LENGTH }) })
  .refine(({ decision, comment }) => decision === 'approve' || comment !== '', { message: 'Say what the poster should change.', path: ['comment'] })
export type DecideInput = z.output<typeof decideInput>

/** Who may see a candidate profile. */
export const VISIBILITIES = ['nobody', 'applied', 'posters'] as const
export type Visibility = (typeof VISIBILITIES)[number]
export const VISIBILITY_LABELS: Record<Visibility, string> = { nobody: 'Nobody', applied: 'People to whose jobs I apply', posters: 'Anyone who posts jobs' }

export const candidateInput = z.object({
  location: z.string().max(LOCATION_LENGTH * 4).transform(cleanLine).refine((text) => text.length <= LOCATION_LENGTH, `Keep the location under ${LOCATION_LENGTH} characters.`),
  experienceLevel: z.enum(LEVELS, 'Choose a level.').nullish().transform((level) => level ?? null),
  isOpen: z.boolean('Open to work or not?'),
  visibility: z.enum(VISIBILITIES, 'Choose who may see it.'),
})
export type CandidateInput = z.output<typeof candidateInput>

export const markInput = z.object({ id, isOn: z.boolean('Yes or no?') })
export const stageInput = z.object({ id, stage: z.enum(STAGES, 'Choose a column.') })
export const notesInput = z.object({ id: z.uuid(NO_JOB), notes: textSchema({ name: 'your notes', maxLength: NOTES_LENGTH }) })

export const applyInput = z.object({
  id: applicationId,
  jobId: id,
  coverNote: textSchema({ name: 'your note', maxLength: COVER_NOTE_LENGTH }),
  parts: z.array(z.enum(SNAPSHOT_PARTS, 'We don’t know that part of a profile.')).max(20).transform((parts) => [...new Set(parts)]),
  resumeId: z.uuid('We couldn’t find that file.').nullish().transform((resumeId) => resumeId ?? null),
})
export type ApplyInput = z.output<typeof applyInput>

export const applicationIdInput = z.object({ id: applicationId })
export const answerInput = z.object({ id: applicationId, state: z.enum(DECISIONS, 'Choose an answer.') })
export const applicantNotesInput = z.object({ id: applicationId, notes: textSchema({ name: 'your notes', maxLength: NOTES_LENGTH }) })
export const messageInput = z.object({
  id: applicationId,
  messageId: z.uuid('We couldn’t send that message.'),
  text: textSchema({ name: 'a message', maxLength: 4_000, requiredMessage: 'Write a message first.' }),
})

/** How somebody hears of new jobs for a saved search. */
export const ALERTS = ['site', 'email', 'digest', 'off'] as const
export type Alert = (typeof ALERTS)[number]
export const ALERT_LABELS: Record<Alert, string> = { site: 'On the site', email: 'By email at once', digest: 'In the email digest', off: 'Not at all' }

export const searchInput = z.object({
  id: z.uuid('We couldn’t find that search.'),
  name: z
    .string()
    .max(SEARCH_NAME_LENGTH * 4)
    .transform(cleanLine)
    .refine((name) => name !== '', 'Name the search.')
    .refine((name) => name.length <= SEARCH_NAME_LENGTH, `Keep the name under ${SEARCH_NAME_LENGTH} characters.`),
  filter: jobFilterInput,
  alert: z.enum(ALERTS, 'Choose how you want to hear of new jobs.'),
})
export type SearchInput = z.output<typeof searchInput>
export const searchIdInput = z.object({ id: z.uuid('We couldn’t find that search.') })

export const previewInput = z.object({ text: z.string().max(50_000, 'This text is too long.') })
