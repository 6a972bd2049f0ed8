import { hashOf } from '#platform/server/sessions/sessions.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { SITE } from '#platform/rules/site.ts'
import { calendarFeedPath } from '../rules/paths.ts'
import type { CalendarEntry } from './calendar-text.ts'
import { listCalendarOf } from './events.queries.ts'
import { deleteFeed, findFeedOwner, saveFeed } from './feeds.queries.ts'

declare module '#platform/server/extension-points.ts' {
  interface ExtensionPoints {
    /** Appointments of a person since a moment, for their private calendar. */
    calendarEntries: (context: Context, which: { personId: string; since: Date; max: number }) => Promise<CalendarEntry[]>
  }
}

const DAYS_BACK = 90
const MAX_DATES = 500

/** Makes a new secret address for the viewer's calendar; an earlier one stops working. Only its hash is stored, so it is shown once. */
export async function renewFeed(context: Context): Promise<string> {
  const viewer = signedIn(context)
  await rateLimit(context, 'event.feed.renew', viewer.id)
  const secret = context.random.secret()
  await saveFeed(context.db, { personId: viewer.id, hash: hashOf(secret), at: context.clock.now() })
  return context.origin + calendarFeedPath(secret)
}

export const endFeed = (context: Context): Promise<void> => deleteFeed(context.db, signedIn(context).id)

/** The calendar at a secret address: the dates that its owner answered Going or Maybe, or hosts, with appointments of other features; null if there is none. */
export async function readFeed(context: Context, secret: string): Promise<string | null> {
  await rateLimit(context, 'event.feed.address', context.caller.network)
  const personId = await findFeedOwner(context.db, hashOf(secret))
  if (personId === null) return null
  const since = new Date(context.clock.now().getTime() - DAYS_BACK * 24 * 3600 * 1000)
  const rows = await listCalendarOf(context.db, personId, since, MAX_DATES)
  const { calendarFile } = await import('./calendar-file.ts')
  const more = await Promise.all([...context.contributions.to('calendarEntries').values()].map((list) => list(context, { personId, since, max: MAX_DATES })))
  return calendarFile(rows, { origin: context.origin, name: `${SITE.name} events`, more: more.flat() })
}
