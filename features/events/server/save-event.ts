import { Refusal } from '#platform/rules/refusals.ts'
import { previewOf } from '#platform/rules/text.ts'
import { ownImageId } from '#platform/rules/image-paths.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { isImageOf } from '#platform/server/images/images.queries.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { markdownToHtml } from '#platform/markup/markdown.ts'
import { previewTextOf } from '#platform/server/rich-text/plain-text.ts'
import { renderRichText } from '#platform/server/rich-text/render.ts'
import { sanitizeRichText } from '#platform/server/rich-text/sanitize.ts'
import { checkContent } from '#features/trust/server/public.ts'
import type { EventInput } from '../rules/event-inputs.ts'
import { eventSlug } from '../rules/event-slug.ts'
import { findEventForEditing } from './events.access.ts'
import { isImageOfHostedEvent, listDates, type EventRow } from './events.queries.ts'
import { insertEvent, findJoinedAt, updateEvent, type EventTexts } from './event-writes.queries.ts'
import { inviteCoHosts } from './co-hosts.ts'
import { isOpen, rescheduleDates, scheduleDates } from './schedule-dates.ts'
import { checkStart, enteredInstant } from './zoned-time.ts'
import { followParticipants } from './sync-conversation.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'event.changed': { eventId: string }
  }
}

const WEEK_MS = 7 * 24 * 3600 * 1000
const PREVIEW_LENGTH = 200

/**
 * Creates or changes an event. A new one is published at once with the right `events.publish`, otherwise it waits for an admin. Throws OUTDATED_EDIT for an edit of
 * an older revision, and INVALID_INPUT for times that do not exist or are over. With `groupId` a new one is for the members of a group, which the caller
 * has checked.
 */
export async function saveEvent(context: Context, input: EventInput, { groupId = null }: { groupId?: string | null } = {}): Promise<EventRow> {
  const viewer = signedIn(context)
  await rateLimit(context, 'event.edit', viewer.id)
  await checkContent(context, input.description, 'description')
  const texts = textsOf(input)
  return context.inTransaction(async (context) => {
    const known = await findEventForEditing(context, input.id)
    const saved = known === null ? await create(context, texts, groupId) : await change(context, known, texts, input.revision)
    await inviteCoHosts(context, saved, input.coHosts)
    await followParticipants(context, input.id)
    await context.emit({ name: 'event.changed', eventId: input.id })
    return saved
  })
}

/** The texts as they are stored, with the first date's choice among two times. */
export function textsOf({ fold, ...input }: Omit<EventInput, 'revision' | 'coHosts'>): EventTexts & { isFoldChosen: boolean } {
  const clean = sanitizeRichText(markdownToHtml(input.description), { imageSources: (src) => ownImageId(src) !== null })
  const { html } = renderRichText(clean)
  return {
    ...input,
    slug: eventSlug(input.title),
    html,
    preview: previewOf(previewTextOf(html), PREVIEW_LENGTH),
    fold: fold ?? 'earlier',
    isFoldChosen: fold !== null,
  }
}

type Texts = ReturnType<typeof textsOf>

async function create(context: Context, texts: Texts, groupId: string | null): Promise<EventRow> {
  const viewer = signedIn(context)
  const at = context.clock.now()
  checkTimes(texts, at)
  await checkImage(context, texts.imageId)
  const joinedAt = await findJoinedAt(context.db, viewer.id)
  const isNew = joinedAt === null || at.getTime() - joinedAt.getTime() < WEEK_MS
  await rateLimit(context, isNew && groupId === null && !viewer.rights.includes('events.publish') ? 'event.create.new-account' : 'event.create', viewer.id)
  const state = groupId !== null || viewer.rights.includes('events.publish') ? 'published' : 'proposed'
  await insertEvent(context.db, { ...texts, hostId: viewer.id, groupId, state, at })
  const saved = (await findEventForEditing(context, texts.id))!
  await scheduleDates(context, saved)
  return saved
}

async function change(context: Context, known: EventRow, texts: Texts, revision: number): Promise<EventRow> {
  // The answer to the attempt before was lost.
  if ((revision === known.revision - 1 || revision === 0) && hasTexts(known, texts)) return known
  const isFirstSentAgain = revision === 0 && known.revision === 1 && known.host_id === context.viewer?.id
  if (revision !== known.revision && !isFirstSentAgain) throw new Refusal('OUTDATED_EDIT', { message: 'This event was changed elsewhere after you opened it.' })
  if (known.state === 'cancelled') throw new Refusal('NOT_ALLOWED', { message: 'This event was canceled.' })
  if (texts.imageId !== known.image_id) await checkImage(context, texts.imageId)
  const at = context.clock.now()
  if (!hasTimes(known, texts)) checkTimes(texts, at, { isUnderWay: await isUnderWay(context, known) })
  // An event that was returned goes to the reviewers again.
  await updateEvent(context.db, { ...texts, state: known.state === 'returned' ? 'proposed' : known.state, at })
  const saved = (await findEventForEditing(context, texts.id))!
  await rescheduleDates(context, known, saved)
  return saved
}

const hasTimes = (known: EventRow, { startsAt, endsAt, timeZone, fold }: Texts): boolean =>
  startsAt === known.starts_local && endsAt === known.ends_local && timeZone === known.time_zone && fold === known.fold

/** Whether an event is stored with these texts already. */
const hasTexts = (known: EventRow, texts: Texts): boolean =>
  hasTimes(known, texts) && texts.title === known.title && texts.description === known.description && texts.type === known.type && texts.imageId === known.image_id &&
  texts.recurrence === known.recurrence && texts.dateCount === known.date_count && texts.place === known.place && texts.onlineUrl === known.online_url && texts.capacity === known.capacity

/** Whether the first date has begun and one is not over yet: the end of that one, and the later ones, can still change. */
async function isUnderWay({ db, clock }: Context, { id }: EventRow): Promise<boolean> {
  const dates = await listDates(db, id)
  return dates.some(({ nth, starts_at }) => nth === 0 && starts_at <= clock.now()) && dates.some((date) => isOpen(date, clock.now()))
}

function checkTimes({ startsAt, endsAt, timeZone, fold, isFoldChosen }: Texts, now: Date, { isUnderWay = false } = {}): void {
  const chosen = isFoldChosen ? fold : null
  const start = enteredInstant(startsAt, timeZone, { field: 'startsAt', fold: chosen })
  const end = enteredInstant(endsAt, timeZone, { field: 'endsAt', fold: chosen })
  // The dates that are still to come are checked one by one.
  if (!isUnderWay || start > now) checkStart(start, now)
  if (end <= start) refuse('endsAt', 'The end must be after the start.')
}

/** The image must be one that the viewer uploaded, or that of an event which they host. */
async function checkImage(context: Context, imageId: string | null): Promise<void> {
  if (imageId === null) return
  const { id } = signedIn(context)
  if (!(await isImageOf(context.db, imageId, id)) && !(await isImageOfHostedEvent(context.db, imageId, id))) refuse('imageId', 'We couldn’t find this image. Upload it again.')
}

function refuse(field: string, message: string): never {
  throw new Refusal('INVALID_INPUT', { message, fields: { [field]: message } })
}
