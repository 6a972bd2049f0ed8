import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import type { EventRow } from './events.queries.ts'
import { findEvent } from './events.queries.ts'
import { deleteCoHosting, findCoHostIds, saveCoHosting, saveCoHosts } from './event-writes.queries.ts'
import { followParticipants } from './sync-conversation.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'event.co-host-invited': { eventId: string; personId: string; by: string }
  }
}

/** Sets the co-hosts of an event by their usernames. New ones are invited, and shown once they accept. */
export async function inviteCoHosts(context: Context, event: EventRow, usernames: readonly string[]): Promise<void> {
  const wanted = [...new Set(usernames)].filter((name) => name !== '')
  const found = await findCoHostIds(context.db, wanted, event.host_id)
  const missing = wanted.filter((name) => !found.some(({ username }) => username === name))
  if (missing.length > 0) {
    const message = `We couldn’t find ${missing.map((name) => `@${name}`).join(', ')}.`
    throw new Refusal('INVALID_INPUT', { message, fields: { coHosts: message } })
  }
  const added = await saveCoHosts(context.db, { eventId: event.id, personIds: found.map(({ id }) => id), at: context.clock.now() })
  for (const personId of added) await context.emit({ name: 'event.co-host-invited', eventId: event.id, personId, by: signedIn(context).id })
}

/** Accepts or declines an invitation to co-host; a co-host can also stop. */
export async function answerCoHosting(context: Context, { id, accepts }: { id: string; accepts: boolean }): Promise<void> {
  const personId = signedIn(context).id
  await context.inTransaction(async (context) => {
    const event = await findEvent(context.db, id, { lock: true })
    const place = { eventId: id, personId }
    const isDone = event !== null && (accepts ? await saveCoHosting(context.db, { ...place, at: context.clock.now() }) : await deleteCoHosting(context.db, place))
    if (!isDone) throw new Refusal('NOT_FOUND', { message: 'This invitation was withdrawn.' })
    await followParticipants(context, id)
    await context.emit({ name: 'event.changed', eventId: id })
  })
}
