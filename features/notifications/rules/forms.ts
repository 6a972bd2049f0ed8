import { z } from 'zod'
import { CHANNELS } from './kind.ts'
import { RHYTHMS } from './digest.ts'
import { QUARTER } from './quiet-hours.ts'

const GONE = 'We could not find that notification.'

export const notificationId = z.object({ id: z.uuid(GONE) })
export const markForm = z.object({ id: z.uuid(GONE), read: z.boolean('Read or unread?') })

/** All up to what the person had seen: what came in the same moment stays unread. */
export const markAllForm = z.object({ upTo: z.int('Up to which one?').min(0, 'Up to which one?') })

export const NOTES_A_PAGE = 20
export const MOST_NOTES = 50
export const pageForm = z.object({
  first: z.int('How many?').min(1, 'At least one.').max(MOST_NOTES, `At most ${MOST_NOTES} at once.`).nullish().transform((first) => first ?? NOTES_A_PAGE),
  after: z.string('From where?').max(100, 'From where?').nullish().transform((after) => after ?? null),
})

export const preferenceForm = z.object({
  kind: z.string('Which one?').max(40, 'There is no such notification.'),
  channel: z.enum(CHANNELS, 'In the app, by mail at once, or in the digest.'),
  isOn: z.boolean('On or off?'),
})

export const rhythmForm = z.object({ rhythm: z.enum(RHYTHMS, 'Never, daily or weekly.') })

const TIMES = 'Please choose a time of day.'
const minute = z.int(TIMES).min(0, TIMES).max(1_439, TIMES).multipleOf(QUARTER, TIMES).nullish().transform((at) => at ?? null)

/** Both or none; a beginning that is the end would be a whole day. */
export const quietForm = z
  .object({ from: minute, to: minute })
  .refine(({ from, to }) => (from === null) === (to === null), { path: ['to'], message: 'Please choose a beginning and an end.' })
  .refine(({ from, to }) => from === null || from !== to, { path: ['to'], message: 'The end must be another time than the beginning.' })

export const threadForm = z.object({ thread: z.string('Which one?').min(1, 'Which one?').max(100, 'Which one?') })
export const secretForm = z.object({ secret: z.string('This link is not complete.').max(100, 'This link is not complete.') })
export const changesForm = z.object({ after: z.int('After which one?').min(0, 'After which one?') })
