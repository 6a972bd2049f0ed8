import { z } from 'zod'
import { CHANNELS } from './kind.ts'
import { DIGEST_FREQUENCIES } from './digest.ts'
import { QUARTER } from './quiet-hours.ts'

const GONE = 'We couldn’t find that notification.'

export const notificationId = z.object({ id: z.uuid(GONE) })
export const markInput = z.object({ id: z.uuid(GONE), read: z.boolean('Choose read or unread.') })

/** All up to the last change that the person had seen: what arrived at the same time stays unread. */
export const markAllInput = z.object({ upTo: z.int('Choose a notification.').min(0, 'Choose a notification.') })

export const NOTES_A_PAGE = 20
export const MAX_NOTES = 50
export const pageInput = z.object({
  first: z.int('Choose how many.').min(1, 'At least one.').max(MAX_NOTES, `Up to ${MAX_NOTES} at a time.`).nullish().transform((first) => first ?? NOTES_A_PAGE),
  after: z.string('From where?').max(100, 'From where?').nullish().transform((after) => after ?? null),
})

/** More than there are kinds. */
const MAX_KINDS = 100
export const preferencesInput = z.object({
  kinds: z.array(z.string('Choose one.').max(40, 'This notification type doesn’t exist.')).min(1, 'Choose one.').max(MAX_KINDS, `Up to ${MAX_KINDS} at a time.`),
  channel: z.enum(CHANNELS, 'Choose in app, email or digest.'),
  isOn: z.boolean('Choose on or off.'),
})

export const digestInput = z.object({ frequency: z.enum(DIGEST_FREQUENCIES, 'Choose never, daily or weekly.') })

const TIMES = 'Choose a time.'
const minute = z.int(TIMES).min(0, TIMES).max(1_439, TIMES).multipleOf(QUARTER, TIMES).nullish().transform((at) => at ?? null)

/** Both or none; an equal start and end would be a whole day. */
export const quietHoursInput = z
  .object({ from: minute, to: minute })
  .refine(({ from, to }) => (from === null) === (to === null), { path: ['to'], message: 'Choose a start and an end time.' })
  .refine(({ from, to }) => from === null || from !== to, { path: ['to'], message: 'The end time must differ from the start time.' })

export const threadInput = z.object({ thread: z.string('Choose one.').min(1, 'Choose one.').max(100, 'Choose one.') })
export const secretInput = z.object({ secret: z.string('This link is incomplete.').max(100, 'This link is incomplete.') })
export const changesInput = z.object({ after: z.int('Choose a notification.').min(0, 'Choose a notification.') })
