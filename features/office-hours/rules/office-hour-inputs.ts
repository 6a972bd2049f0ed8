import { z } from 'zod'
import { cleanLine } from '#platform/rules/text.ts'
import { textSchema } from '#platform/rules/text-schema.ts'
import { foldSchema, linkSchema, localTimeSchema, seenStartSchema, timeZoneSchema } from '#features/events/rules/event-inputs.ts'
import { ABOUT_LENGTH, MAX_WEEKS, PLACE_LENGTH, REASON_LENGTH, SLOT_MINUTES, SUBJECT_LENGTH } from './office-hours.ts'

export const NO_SLOT = 'We couldn’t find that office hour.'
const id = z.uuid(NO_SLOT)
const WEEKS = `Enter 1 to ${MAX_WEEKS} weeks.`

/** What a slot is about and where it is. */
const texts = {
  about: textSchema({ name: 'the description', maxLength: ABOUT_LENGTH }),
  place: z
    .string('Enter a place.')
    .max(PLACE_LENGTH * 4, `Keep the place to ${PLACE_LENGTH} characters.`)
    .transform(cleanLine)
    .refine((text) => text.length <= PLACE_LENGTH, `Keep the place to ${PLACE_LENGTH} characters.`),
  onlineUrl: linkSchema,
}
const start = { startsAt: localTimeSchema, fold: foldSchema, timeZone: timeZoneSchema }

export const NO_PLACE = 'Enter a place or an online link.'
const checkPlace = ({ value: { place, onlineUrl }, issues }: z.core.ParsePayload<{ place: string; onlineUrl: string }>) => {
  if (place === '' && onlineUrl === '') issues.push({ code: 'custom', message: NO_PLACE, path: ['place'], input: place })
}

/** The browser makes the key, so that slots that are offered twice exist once. */
export const offerInput = z
  .object({
    key: id,
    group: z.uuid('We couldn’t find that group.').nullish().transform((group) => group ?? null),
    ...start,
    minutes: z.literal(SLOT_MINUTES, 'Choose a length.'),
    weeks: z.int(WEEKS).min(1, WEEKS).max(MAX_WEEKS, WEEKS),
    ...texts,
  })
  .check(checkPlace)
export type OfferInput = z.output<typeof offerInput>

const orNull = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? null)

/** What is null stays. `revision` is the one that the mentor saw. */
export const editSlotInput = z
  .object({
    id,
    startsAt: orNull(localTimeSchema),
    fold: foldSchema,
    timeZone: orNull(timeZoneSchema),
    minutes: orNull(z.literal(SLOT_MINUTES, 'Choose a length.')),
    about: orNull(texts.about),
    place: orNull(texts.place),
    onlineUrl: orNull(texts.onlineUrl),
    revision: orNull(z.int('The revision must be a whole number.')),
    isSeries: z.boolean().nullish().transform((isSeries) => isSeries ?? false),
  })
  .check(({ value: { startsAt, timeZone }, issues }) => {
    if (startsAt === null && timeZone !== null) issues.push({ code: 'custom', message: 'Enter a date and a time.', path: ['startsAt'], input: startsAt })
    if (startsAt !== null && timeZone === null) issues.push({ code: 'custom', message: 'Choose a time zone.', path: ['timeZone'], input: timeZone })
  })
export type EditSlotInput = z.output<typeof editSlotInput>

export const slotId = z.object({ id })
export const bookInput = slotId.extend({ key: id, subject: textSchema({ name: 'the subject', maxLength: SUBJECT_LENGTH, requiredMessage: 'Write what you want to talk about.' }), startsAt: seenStartSchema })
export type BookInput = z.output<typeof bookInput>

/** `id` is the booking, `to` the slot. */
export const moveBookingInput = slotId.extend({ to: id, startsAt: seenStartSchema })

const reason = textSchema({ name: 'the reason', maxLength: REASON_LENGTH })
export const cancelBookingInput = slotId.extend({ reason: textSchema({ name: 'the reason', maxLength: REASON_LENGTH, requiredMessage: 'Write a reason.' }) })
export const cancelSlotsInput = slotId.extend({ reason, isSeries: z.boolean('This one or all of them?') })

export const openSlotsInput = z.object({
  mentor: z.string().max(60).nullish().transform((mentor) => mentor?.toLowerCase() ?? null),
  group: z.uuid('We couldn’t find that group.').nullish().transform((group) => group ?? null),
  after: z.string().max(80).nullish().transform((after) => after ?? null),
})
