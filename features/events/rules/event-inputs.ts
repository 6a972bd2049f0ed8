import { z } from 'zod'
import { cleanLine } from '#platform/rules/text.ts'
import { textSchema } from '#platform/rules/text-schema.ts'
import { hasVisibleText } from '#platform/rules/visible-text.ts'
import { withProtocol } from '#platform/rules/with-protocol.ts'
import { isoDay, isTimeZone } from '#features/activity/rules/calendar-day.ts'
import { DESCRIPTION_LENGTH, EVENT_TYPES, FEEDBACK_LENGTH, MAX_CAPACITY, MAX_CO_HOSTS, MAX_DAYS, MAX_RESOURCES, PAGE_SIZE, PLACE_LENGTH, REASON_LENGTH, TITLE_LENGTH } from './events.ts'
import { dayIn, MAX_DATES, RECURRENCES } from './recurrence.ts'
import { ANSWERS } from './rsvp.ts'

const NOT_FOUND = 'We couldn’t find that event.'
const id = z.uuid(NOT_FOUND)
const revision = z.int('The revision must be a whole number.').min(0, 'The revision can’t be negative.')

const line = (name: string, maxLength: number) =>
  z
    .string(`Enter ${name}.`)
    .max(maxLength * 4, `Keep ${name} to ${maxLength} characters.`)
    .transform(cleanLine)
    .refine((text) => text.length <= maxLength, `Keep ${name} to ${maxLength} characters.`)

const LINK = 'Enter an address that starts with https:// or http://.'
/** An address on the web, or nothing. Without a protocol it gets https://. */
export const linkSchema = z
  .string(LINK)
  .max(2000, 'This address is too long.')
  .transform((text) => withProtocol(text.trim()))
  .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/, normalize: true, error: LINK })], LINK))

const LOCAL = 'Enter a date and a time.'
const isRealDay = (local: string) => isoDay(dayIn(local)) === local.slice(0, 10)
/** A wall-clock time, as the browser's own field gives it. */
export const localTimeSchema = z
  .string(LOCAL)
  .max(30, LOCAL)
  .transform((text) => text.slice(0, 16))
  .refine((text) => /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d$/.test(text) && isRealDay(text), LOCAL)

export const FOLDS = ['earlier', 'later'] as const
/** Which of two times, where the clocks go back. */
export type Fold = (typeof FOLDS)[number]
export const foldSchema = z.enum(FOLDS).nullish().transform((choice) => choice ?? null)

/** The name of a time zone. */
export const timeZoneSchema = z.string('Choose a time zone.').max(64, 'We don’t know this time zone.').regex(/^[A-Za-z]/, 'We don’t know this time zone.').refine(isTimeZone, 'We don’t know this time zone.')

interface Period {
  startsAt: string
  endsAt: string
}

/** End after start, and not too long; the times may still not exist in the zone. The other fields are checked, too. */
function checkPeriod({ value: { startsAt, endsAt }, issues }: { value: Period; issues: z.core.$ZodRawIssue[] }): void {
  const refuse = (message: string) => issues.push({ code: 'custom', message, path: ['endsAt'], input: endsAt, continue: true })
  if (endsAt <= startsAt) refuse('The end must be after the start.')
  else if (dayIn(endsAt) - dayIn(startsAt) > MAX_DAYS) refuse(`An event can last ${MAX_DAYS} days.`)
}

/** The browser makes the id, so that creating an event twice creates it once. */
const eventFields = z
  .object({
    id,
    revision,
    title: line('a title', TITLE_LENGTH).refine(hasVisibleText, 'Enter a title.'),
    description: textSchema({ name: 'the description', maxLength: DESCRIPTION_LENGTH }),
    type: z.enum(EVENT_TYPES, 'Choose a type.'),
    imageId: z.uuid('We couldn’t find this image.').nullish().transform((image) => image ?? null),
    timeZone: timeZoneSchema,
    startsAt: localTimeSchema,
    endsAt: localTimeSchema,
    fold: foldSchema,
    place: line('the place', PLACE_LENGTH),
    onlineUrl: linkSchema,
    capacity: z.int('The number of places must be a whole number.').min(1, 'Enter a whole number of places, at least 1.').max(MAX_CAPACITY, `There can be at most ${MAX_CAPACITY} places.`).nullish().transform((capacity) => capacity ?? null),
    recurrence: z.enum(RECURRENCES, 'Choose how often it takes place.'),
    dateCount: z.int('The number of dates must be a whole number.').nullish().transform((count) => count ?? null),
    coHosts: z.array(z.string().max(40).transform((name) => name.trim().replace(/^@/, '').toLowerCase())).max(MAX_CO_HOSTS, `An event can have ${MAX_CO_HOSTS} co-hosts.`),
  })
  .check(checkPeriod)
  .check(({ value: { place, onlineUrl, recurrence, dateCount }, issues }) => {
    if (place === '' && onlineUrl === '') issues.push({ code: 'custom', message: 'Enter a place or an online link.', path: ['place'], input: place, continue: true })
    if (recurrence !== 'none' && (dateCount === null || dateCount < 2 || dateCount > MAX_DATES)) {
      issues.push({ code: 'custom', message: `A series must end: enter 2 to ${MAX_DATES} dates.`, path: ['dateCount'], input: dateCount, continue: true })
    }
  })

const withDateCount = (event: z.output<typeof eventFields>) => ({ ...event, dateCount: event.recurrence === 'none' ? 1 : event.dateCount! })

/** An event of a group, whose members know what it is about. */
export const groupEventInput = eventFields.transform(withDateCount)
export const eventInput = eventFields
  .refine(({ description }) => hasVisibleText(description), { path: ['description'], message: 'Describe the event.' })
  .transform(withDateCount)
export type EventInput = z.output<typeof eventInput>

export const EVENT_SHOWS = ['upcoming', 'past'] as const
export const eventListInput = z.object({
  show: z.enum(EVENT_SHOWS).nullish().transform((show) => show ?? 'upcoming'),
  type: z.enum(EVENT_TYPES, 'We couldn’t find that type.').nullish().transform((type) => type ?? null),
  from: z.iso.date('Enter a date.').nullish().transform((from) => from ?? null),
  after: z.string().max(80).nullish().transform((after) => after ?? null),
  first: z.int().min(1, 'Ask for at least one.').max(PAGE_SIZE, `Ask for at most ${PAGE_SIZE}.`).nullish().transform((first) => first ?? PAGE_SIZE),
})
export type EventListInput = z.output<typeof eventListInput>

export const monthInput = z.object({
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'We couldn’t find that month.').nullish().transform((month) => month ?? null),
  type: eventListInput.shape.type,
})

export const eventIdInput = z.object({ id })
export const dateIdInput = z.object({ dateId: id })
/** The start that a member saw; null: unknown. */
export const seenStartSchema = z.iso.datetime('Reload the page, then try again.').nullish().transform((start) => start ?? null)

export const answerInput = dateIdInput.extend({ answer: z.enum(ANSWERS, 'Choose Going, Maybe or Not going.'), startsAt: seenStartSchema })
export const attendInput = dateIdInput.extend({ code: z.string('Enter the code.').max(40).transform((code) => code.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase()) })
export const feedbackInput = dateIdInput.extend({
  rating: z.int('Choose one to five stars.').min(1, 'Choose one to five stars.').max(5, 'Choose one to five stars.'),
  text: textSchema({ name: 'your feedback', maxLength: FEEDBACK_LENGTH }),
})

const reason = textSchema({ name: 'the reason', maxLength: REASON_LENGTH, requiredMessage: 'Enter a reason.' })
export const cancelInput = eventIdInput.extend({ reason })
export const cancelDateInput = dateIdInput.extend({ reason })
export const moveInput = dateIdInput.extend({ startsAt: localTimeSchema, endsAt: localTimeSchema, fold: foldSchema }).check(checkPeriod)
export const coHostInput = eventIdInput.extend({ accepts: z.boolean('Accept or decline?') })

export const recordingInput = dateIdInput.extend({
  revision: revision.nullish().transform((known) => known ?? null),
  recordingUrl: linkSchema,
  resources: z
    .array(z.object({ label: line('a name', 80).refine(hasVisibleText, 'Enter a name.'), url: linkSchema.refine((url) => url !== '', LINK) }))
    .max(MAX_RESOURCES, `You can add ${MAX_RESOURCES} links.`),
})

