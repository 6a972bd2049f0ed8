import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import type { Channel } from '../rules/kind.ts'
import type { DigestFrequency } from '../rules/digest.ts'
import { findKind, kindsOf } from './kinds.ts'
import {
  deleteMutedThread,
  findSettings,
  insertMutedThread,
  listMutedThreads,
  listPreferences,
  savePreference,
  saveQuietHours,
  saveDigestFrequency,
  type MutedThreadRow,
} from './settings.queries.ts'

export interface KindPreference {
  kind: string
  area: string
  label: string
  app: boolean
  email: boolean
  digest: boolean
}

/** Returns the viewer's channels for each kind. */
export async function preferencesOf(context: Context): Promise<KindPreference[]> {
  const viewer = signedIn(context)
  const chosen = new Map((await listPreferences(context.db, viewer.id)).map((row) => [row.kind, row]))
  const forLearners = new Set(context.rights.filter(({ roles }) => roles.includes('learner')).map(({ name }) => name))
  // A permission group, such as news editors, gives rights without a role.
  const isOfTeam = viewer.grantedRoles.length > 1 || viewer.rights.some((right) => !forLearners.has(right))
  const kinds = [...kindsOf(context)].filter(([, { isForTeam }]) => isOfTeam || isForTeam !== true)
  return kinds.map(([kind, { area, label, channels }]) => {
    const own = chosen.get(kind)
    return { kind, area, label, ...(own === undefined ? channels : { app: own.in_app, email: own.by_mail, digest: own.in_digest }) }
  })
}

/** Returns the viewer's email settings. */
export async function settingsOf(context: Context) {
  const settings = await findSettings(context.db, signedIn(context).id)
  if (settings === null) throw new Refusal('NOT_FOUND')
  return settings
}

export const mutedThreadsOf = (context: Context): Promise<MutedThreadRow[]> => listMutedThreads(context.db, signedIn(context).id)

/** Turns a channel on or off for the viewer, for one kind or several at once. */
export async function choosePreferences(context: Context, { kinds, channel, isOn }: { kinds: string[]; channel: Channel; isOn: boolean }): Promise<void> {
  const known = kinds.map((kind) => ({ kind, usual: findKind(context, kind)?.channels }))
  if (known.some(({ usual }) => usual === undefined)) throw new Refusal('INVALID_INPUT', { fields: { kinds: 'This notification type doesn’t exist.' } })
  await change(context, async (context, personId) => {
    for (const { kind, usual } of known) await savePreference(context.db, { personId, kind, channel, isOn, usual: { ...usual! } })
  })
}

export const chooseDigestFrequency = (context: Context, { frequency }: { frequency: DigestFrequency }) =>
  change(context, (context, personId) => saveDigestFrequency(context.db, personId, frequency))

export const chooseQuietHours = (context: Context, quiet: { from: number | null; to: number | null }) =>
  change(context, (context, personId) => saveQuietHours(context.db, personId, quiet))

/** Mutes the thread of a notification for the viewer. */
export async function muteThread(context: Context, { id }: { id: string }): Promise<MutedThreadRow> {
  return change(context, async (context, personId) => {
    const muted = await insertMutedThread(context.db, personId, id, context.clock.now())
    if (muted === null) throw new Refusal('NOT_FOUND')
    return muted
  })
}

export const unmuteThread = (context: Context, { thread }: { thread: string }) =>
  change(context, (context, personId) => deleteMutedThread(context.db, personId, thread))

async function change<Result>(context: Context, work: (context: Context, personId: string) => Promise<Result>): Promise<Result> {
  const viewer = signedIn(context)
  await rateLimit(context, 'inbox.person', viewer.id)
  return context.inTransaction((context) => work(context, viewer.id))
}
