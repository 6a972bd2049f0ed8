import { z } from 'zod'
import { cleanLine } from '#platform/rules/text.ts'
import { textSchema } from '#platform/rules/text-schema.ts'
import { ALERTS } from './alerts.ts'
import { jobContentInput } from './job-content.ts'
import { JOB_SORTS, MAX_PAY, type JobFilter } from './job-filter.ts'
import { COVER_NOTE_LENGTH, LEVELS, LOCATION_LENGTH, NOTES_LENGTH, SEARCH_NAME_LENGTH } from './jobs.ts'
import { SNAPSHOT_PARTS } from './snapshot.ts'
import { ANSWERS, STAGES } from './stages.ts'
import { VISIBILITIES } from './visibility.ts'

export const NO_JOB = 'We couldn’t find that job.'
export const NO_APPLICATION = 'We couldn’t find that application.'
const id = z.uuid(NO_JOB)
const applicationId = z.uuid(NO_APPLICATION)
const revision = z.int().min(0).max(2_147_483_647)

export const jobIdInput = z.object({ id })

const text = (max: number) => z.string().max(max * 4).nullish().transform((value) => cleanLine(value ?? '').slice(0, max) || null)

export const jobFilterInput = z
  .object({
    q: text(200),
    level: z.enum(LEVELS, 'We couldn’t find that level.').nullish().transform((level) => level ?? null),
    location: text(80),
    isRemote: z.boolean().nullish().transform((isRemote) => isRemote ?? false),
    skill: text(40),
    pay: z.int('Enter a whole number.').min(1, 'Enter a positive number.').max(MAX_PAY, 'Enter a smaller number.').nullish().transform((pay) => pay ?? null),
    currency: z.string().regex(/^[A-Z]{3}$/, 'We don’t know that currency.').nullish().transform((currency) => currency ?? null),
  })
  .transform((filter): JobFilter => (filter.pay === null || filter.currency === null ? { ...filter, pay: null, currency: null } : filter))

export const jobListInput = z.object({
  filter: jobFilterInput,
  sort: z.enum(JOB_SORTS).nullish().transform((sort) => sort ?? 'newest'),
  after: z.string().max(80).nullish().transform((after) => after ?? null),
})

export const postInput = z.object({ id, content: jobContentInput })
export const editInput = postInput.extend({ revision })


/** What is not given stays; null for `experienceLevel` means that it is not set. */
export const candidateInput = z.object({
  location: z.string().max(LOCATION_LENGTH * 4).transform(cleanLine).refine((text) => text.length <= LOCATION_LENGTH, `Keep the location to ${LOCATION_LENGTH} characters.`).nullish(),
  experienceLevel: z.enum(LEVELS, 'Choose a level.').nullish(),
  isOpen: z.boolean('Open to work or not?').nullish(),
  visibility: z.enum(VISIBILITIES, 'Choose who may see it.').nullish(),
})
export type ChangedCandidate = z.output<typeof candidateInput>

export const markInput = z.object({ id, isOn: z.boolean('Yes or no?') })
export const stageInput = z.object({ id, stage: z.enum(STAGES, 'Choose a column.') })
/** The notes that were changed; null from clients that don't compare. */
const before = z.string().nullish().transform((before) => before ?? null)
export const notesInput = z.object({ id: z.uuid(NO_JOB), notes: textSchema({ name: 'your notes', maxLength: NOTES_LENGTH }), before })

export const applyInput = z.object({
  id: applicationId,
  jobId: id,
  coverNote: textSchema({ name: 'your note', maxLength: COVER_NOTE_LENGTH }),
  parts: z.array(z.enum(SNAPSHOT_PARTS, 'We don’t know that part of a profile.')).max(20).transform((parts) => [...new Set(parts)]),
  resumeId: z.uuid('We couldn’t find that file.').nullish().transform((resumeId) => resumeId ?? null),
})
export type ApplyInput = z.output<typeof applyInput>

export const answerInput = z.object({ id: applicationId, state: z.enum(ANSWERS, 'Choose an answer.') })
export const applicantNotesInput = z.object({
  id: applicationId,
  notes: textSchema({ name: 'your notes', maxLength: NOTES_LENGTH }),
  before,
})
export const messageInput = z.object({
  id: applicationId,
  messageId: z.uuid('We couldn’t send that message.'),
  text: textSchema({ name: 'a message', maxLength: 4_000, requiredMessage: 'Write a message first.' }),
})

export const searchInput = z.object({
  id: z.uuid('We couldn’t find that search.'),
  name: z
    .string()
    .max(SEARCH_NAME_LENGTH * 4)
    .transform(cleanLine)
    .refine((name) => name !== '', 'Name the search.')
    .refine((name) => name.length <= SEARCH_NAME_LENGTH, `Keep the name to ${SEARCH_NAME_LENGTH} characters.`),
  filter: jobFilterInput,
  alert: z.enum(ALERTS, 'Choose how you want to be notified.'),
})
export type SearchInput = z.output<typeof searchInput>
export const searchIdInput = z.object({ id: z.uuid('We couldn’t find that search.') })

export const previewInput = z.object({ text: z.string().max(50_000, 'This text is too long.') })
