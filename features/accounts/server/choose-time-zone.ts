import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { saveTimeZone } from './accounts.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** A person's calendar days start and end at other times than before. */
    'time-zone.chosen': { personId: string }
  }
}

/** Sets the viewer's time zone. */
export async function chooseTimeZone(context: Context, timeZone: string): Promise<void> {
  const viewer = signedIn(context)
  await rateLimit(context, 'clock.person', viewer.id)
  await context.inTransaction(async (context) => {
    if (await saveTimeZone(context.db, viewer.id, timeZone)) await context.emit({ name: 'time-zone.chosen', personId: viewer.id })
  })
}
