import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { CANNOT_FOLLOW_YOURSELF } from '../rules/follow.ts'
import { deleteFollow, insertFollow } from './connections.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'person.followed': { by: string; personId: string }
    'person.unfollowed': { by: string; personId: string }
  }
}

/** Follows or unfollows a person. */
export async function followPerson(context: Context, { personId, follows }: { personId: string; follows: boolean }): Promise<boolean> {
  const viewer = signedIn(context)
  if (personId === viewer.id) throw new Refusal('INVALID_INPUT', { message: CANNOT_FOLLOW_YOURSELF })
  await rateLimit(context, 'follow.person', viewer.id)
  return context.inTransaction(async (context) => {
    if (!follows) {
      if (await deleteFollow(context.db, viewer.id, personId)) await context.emit({ name: 'person.unfollowed', by: viewer.id, personId })
      return false
    }
    const outcome = await insertFollow(context.db, { followerId: viewer.id, followedId: personId, at: context.clock.now() })
    if (outcome === 'not-found') throw new Refusal('NOT_FOUND')
    if (outcome === 'created') await context.emit({ name: 'person.followed', by: viewer.id, personId })
    return true
  })
}
