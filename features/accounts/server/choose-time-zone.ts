import { signedIn, type Context } from '#platform/server/context.ts'
import { throttle } from '#platform/server/throttle.ts'
import { saveTimeZone } from './accounts.queries.ts'

/** A member says by which clock their days go. */
export async function chooseTimeZone(context: Context, timeZone: string): Promise<void> {
  const viewer = signedIn(context)
  await throttle(context, 'clock.person', viewer.id)
  await saveTimeZone(context.db, viewer.id, timeZone)
}
