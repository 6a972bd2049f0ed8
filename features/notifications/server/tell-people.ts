import type { Context } from '#platform/server/context.ts'
import type { Db } from '#platform/server/database/database.ts'
import { findKind, type Channels, type KindName } from '../rules/kinds.ts'
import { receiversOf, type People } from '../rules/receivers.ts'
import {
  claimSignal,
  deleteCauses,
  findHearing,
  insertCause,
  joinOrInsert,
  lockInbox,
  nextSequence,
  touchNotifications,
  type Hearing,
} from './notifications.queries.ts'
import { announcedAt } from './truth.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    /** What somebody is told is another than before. */
    'inbox.changed': { personId: string }
  }
}

/** Something that happened, as a listener gathered it. */
export interface Happening {
  signalId: number
  /** In the order in which they fit: who fits several is told the first. */
  kinds: readonly KindName[]
  people: People
  /** Who did it; null is the house itself. */
  by: string | null
  facts: Record<string, string>
  /** What tells two deeds of one person apart, such as the id of a comment. */
  about?: string
  /** Whether it is still so. It is asked while the inbox is held: of two signals, the later one sees what is true. */
  holds: (db: Db) => Promise<boolean>
}

/** Tells everybody whom it concerns, each once for each signal (requirements N-4, N-5). */
export async function tellPeople(context: Context, happening: Happening): Promise<void> {
  // Who is heard of late came no later for that.
  const at = (await announcedAt(context.db, happening.signalId)) ?? context.clock.now()
  for (const [personId, kind] of receiversOf(happening.kinds, happening.people, happening.by)) {
    await context.inTransaction((context) => tellPerson(context, { ...happening, at }, personId, kind))
  }
}

async function tellPerson(context: Context, happening: Happening & { at: Date }, personId: string, name: KindName): Promise<void> {
  const { signalId, by, facts, about = '', at, holds } = happening
  const { db } = context
  const kind = findKind(name)!
  const thread = kind.thread?.(facts) ?? null
  if (!(await lockInbox(db, personId))) return
  if (!(await claimSignal(db, signalId, personId, context.clock.now())) || !(await holds(db))) return
  const hearing = await findHearing(db, { personId, by, kind: name, thread })
  if (hearing === null) return
  const channels = chosen(kind.channels, hearing)
  if (!channels.app && !channels.mail && !channels.digest) return

  const { id, isNew } = await joinOrInsert(db, {
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
  if (isNew && channels.mail) await context.enqueue('notifications.mail', { id }, { dedupe: `notification:${id}` })
  await context.announce({ name: 'inbox.changed', personId })
}

const chosen = (usual: Channels, { in_app, by_mail, in_digest }: Hearing): Channels => ({
  app: in_app ?? usual.app,
  mail: by_mail ?? usual.mail,
  digest: in_digest ?? usual.digest,
})

/** Something that was taken back: who did it leaves the group, and a group without anybody is gone. */
export interface TakenBack {
  personId: string
  kinds: readonly KindName[]
  /** Null is the house itself. */
  by: string | null
  about?: string
  /** Whether it holds again by now. */
  holds: (db: Db) => Promise<boolean>
}

export async function takeBackFrom(context: Context, { personId, kinds, by, about = '', holds }: TakenBack): Promise<void> {
  await context.inTransaction(async (context) => {
    if (!(await lockInbox(context.db, personId)) || (await holds(context.db))) return
    const ids = await deleteCauses(context.db, { personId, kinds, by, about })
    if (ids.length === 0) return
    await touchNotifications(context.db, ids, await nextSequence(context.db, personId), context.clock.now())
    await context.announce({ name: 'inbox.changed', personId })
  })
}
