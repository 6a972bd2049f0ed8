import { Refusal } from '#platform/rules/refusals.ts'
import type { Role } from '#platform/rules/viewer.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { imageUrl } from '#platform/rules/image-paths.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { readStreak } from '#features/activity/server/public.ts'
import { visibleSections } from '#features/people/server/public.ts'
import { DEFAULT_AVATAR, roleLabel, type PublicUser } from '#features/people/rules/public-user.ts'
import { publicUserBySession, publicUserByUsername, type PublicUserRow } from './accounts.queries.ts'

/** Looks up a user by username. Throws NOT_FOUND if there is none for the viewer. */
export async function lookUpUser(context: Context, username: string): Promise<PublicUser> {
  const viewer = signedIn(context)
  await rateLimit(context, 'lookup.person', viewer.id)
  const row = await publicUserByUsername.first(context.database, [username.toLowerCase(), viewer.id])
  // Sections that the viewer may not see are left out, and blocked people are not found.
  const visible = row === null ? null : await visibleSections(context, row.id)
  if (row === null || visible === null) throw new Refusal('NOT_FOUND', { message: 'There is no user with that username.' })
  const followers = visible.has('followers') ? row.followers : []
  const streak = visible.has('activity') ? await readStreak(context, row.id) : 0
  return publicUser({ ...row, followers }, row.id === viewer.id ? viewer.activeRole : null, streak)
}

/** The public card of the person who has just logged in, with the role of the session. */
export async function publicUserById(context: Context, personId: string, sessionId: string): Promise<PublicUser> {
  const row = await publicUserBySession.first(context.database, [personId, sessionId])
  if (row === null) throw new Refusal('SESSION_OVER')
  return publicUser(row, row.active_role, await readStreak(context, row.id))
}

function publicUser(row: PublicUserRow, role: Role | null, streak: number): PublicUser {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    role: roleLabel(role),
    location: row.location,
    avatar: row.avatar_id === null ? DEFAULT_AVATAR : imageUrl(row.avatar_id, 'small'),
    followers: row.followers,
    streak,
  }
}
