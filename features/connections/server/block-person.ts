import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { CANNOT_BLOCK_YOURSELF, CANNOT_MUTE_YOURSELF } from '../rules/blocks.ts'
import { deleteBlock, deleteMute, endFollowsBetween, insertBlock, insertMute } from './connections.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'person.blocked': { by: string; personId: string }
    'person.unblocked': { by: string; personId: string }
  }
}

/** Blocks or unblocks a person. A block ends the follows of both; unblocking does not restore them. */
export async function blockPerson(context: Context, { personId, blocked }: { personId: string; blocked: boolean }): Promise<boolean> {
  const viewer = signedIn(context)
  if (personId === viewer.id) throw new Refusal('INVALID_INPUT', { message: CANNOT_BLOCK_YOURSELF })
  await rateLimit(context, 'block.person', viewer.id)
  return context.inTransaction(async (context) => {
    const { db, clock } = context
    if (!blocked) {
      if (await deleteBlock(db, viewer.id, personId)) await context.emit({ name: 'person.unblocked', by: viewer.id, personId })
      return false
    }
    const ended = await endFollowsBetween(db, viewer.id, personId)
    const outcome = await insertBlock(db, { blockerId: viewer.id, blockedId: personId, at: clock.now() })
    if (outcome === 'not-found') throw new Refusal('NOT_FOUND')
    for (const { follower_id, followed_id } of ended) {
      await context.emit({ name: 'person.unfollowed', by: follower_id, personId: followed_id })
    }
    if (outcome === 'changed') await context.emit({ name: 'person.blocked', by: viewer.id, personId })
    return true
  })
}

/** Mutes or unmutes a person: their news are hidden, and nobody is notified. */
export async function mutePerson(context: Context, { personId, muted }: { personId: string; muted: boolean }): Promise<boolean> {
  const viewer = signedIn(context)
  if (personId === viewer.id) throw new Refusal('INVALID_INPUT', { message: CANNOT_MUTE_YOURSELF })
  await rateLimit(context, 'block.person', viewer.id)
  if (!muted) {
    await deleteMute(context.db, viewer.id, personId)
    return false
  }
  const outcome = await insertMute(context.db, { muterId: viewer.id, mutedId: personId, at: context.clock.now() })
  if (outcome === 'not-found') throw new Refusal('NOT_FOUND')
  return true
}
