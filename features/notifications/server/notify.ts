import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import type { Channels } from '../rules/kind.ts'
import { recipientsOf, type People } from '../rules/receivers.ts'
import { kindNamed } from './kinds.ts'
import {
  announcedAt,
  claimSignal,
  deleteCauses,
  findChannelChoice,
  insertCause,
  upsertNotification,
  lockInbox,
  nextSequence,
  touchNotifications,
  type ChannelChoice,
} from './notifications.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** The notifications of a person changed. */
    'inbox.changed': { personId: string }
  }
}

/** An event to notify people of, prepared by a listener. */
export interface Occurrence {
  signalId: number
  /** Names of kinds that the feature contributes, in order of priority: each recipient gets the first matching one. */
  kinds: readonly string[]
  people: People
  /** The person who acted; null for the site itself. */
  by: string | null
  facts: Record<string, string>
  /** The channels where the recipient chose none for the kind; absent: those of the kind. */
  channels?: Channels
  /** What distinguishes two actions of one person, such as the id of a comment. */
  about?: string
  /** Whether it still applies. Checked while the inbox is locked, so that the later of two signals sees the final state. */
  holds: (db: Db) => Promise<boolean>
}

/** Notifies all recipients, each once per signal (requirements N-4, N-5). */
export async function notify(context: Context, occurrence: Occurrence): Promise<void> {
  // The time of the signal, not of its delivery.
  const at = (await announcedAt(context.db, occurrence.signalId)) ?? context.clock.now()
  const kinds = new Map(occurrence.kinds.map((name) => [name, kindNamed(context, name)]))
  for (const [personId, kind] of recipientsOf(kinds, occurrence.people, occurrence.by)) {
    await context.inTransaction((context) => notifyPerson(context, { ...occurrence, at }, personId, kind))
  }
}

async function notifyPerson(context: Context, occurrence: Occurrence & { at: Date }, personId: string, name: string): Promise<void> {
  const { signalId, by, facts, about = '', at, holds } = occurrence
  const { db } = context
  const kind = kindNamed(context, name)
  const thread = kind.thread?.(facts) ?? null
  if (!(await lockInbox(db, personId))) return
  if (!(await claimSignal(db, signalId, personId, context.clock.now())) || !(await holds(db))) return
  const channelChoice = await findChannelChoice(db, { personId, by, kind: name, thread })
  if (channelChoice === null) return
  const channels = chosen(occurrence.channels ?? kind.channels, channelChoice)
  if (!channels.app && !channels.email && !channels.digest) return

  const { id, isNew } = await upsertNotification(db, {
    personId,
    kind: name,
    subject: kind.subject(facts),
    thread,
    inApp: channels.app,
    awaitsDigest: channels.digest,
    at,
    sequence: await nextSequence(db, personId),
  })
  await insertCause(db, { notificationId: id, personId: by, about, facts, at })
  if (isNew && channels.email) await context.enqueue('notifications.mail', { id, ...(occurrence.channels !== undefined && { usual: channels.email }) }, { dedupe: `notification:${id}` })
  await context.emit({ name: 'inbox.changed', personId })
}

const chosen = (usual: Channels, { in_app, by_mail, in_digest }: ChannelChoice): Channels => ({
  app: in_app ?? usual.app,
  email: by_mail ?? usual.email,
  digest: in_digest ?? usual.digest,
})

/** An action that was undone: its author leaves the group, and an empty group is deleted. */
export interface Withdrawal {
  personId: string
  kinds: readonly string[]
  /** Null for the site itself. */
  by: string | null
  about?: string
  /** Whether it applies again by now. */
  holds: (db: Db) => Promise<boolean>
}

/** Withdraws the notification of one person's action, unless it applies again. */
export async function withdrawNotification(context: Context, { personId, kinds, by, about = '', holds }: Withdrawal): Promise<void> {
  await context.inTransaction(async (context) => {
    if (!(await lockInbox(context.db, personId)) || (await holds(context.db))) return
    const ids = await deleteCauses(context.db, { personId, kinds, by, about })
    if (ids.length === 0) return
    await touchNotifications(context.db, ids, await nextSequence(context.db, personId), context.clock.now())
    await context.emit({ name: 'inbox.changed', personId })
  })
}
