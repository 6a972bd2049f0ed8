import { batchLoader } from '#platform/server/batch-loader.ts'
import type { Context } from '#platform/server/context.ts'
import type { Database } from '#platform/server/database/database.ts'
import { maySee, SECTIONS, type Audience, type Level, type Section } from '#features/people/rules/sections.ts'
import { audienceOf } from '#features/people/server/public.ts'
import { profilesById, profilesByUsername, type ProfileRow } from './profiles.queries.ts'

/** A profile as one audience sees it: sections that are not visible are null. */
export interface VisibleProfile
  extends Omit<ProfileRow, 'followers' | 'following' | 'experience' | 'stack' | 'repositories' | 'levels'> {
  followers: number | null
  following: number | null
  experience: ProfileRow['experience'] | null
  stack: string[] | null
  repositories: ProfileRow['repositories'] | null
  showsActivity: boolean
  showsBlogs: boolean
  /** The owner's choice for each section; only the owner can read it. */
  levels: Record<Section, Level> | null
}

interface Reads {
  byUsername: (username: string) => Promise<ProfileRow | null>
  byId: (id: string) => Promise<ProfileRow | null>
}

const readsOf = new WeakMap<Database, Reads>()

/** Public data is read once for all simultaneous requests. */
function reads({ database }: Context): Reads {
  let known = readsOf.get(database)
  if (known === undefined) {
    known = {
      byUsername: batchLoader((usernames) => profilesByUsername(database, usernames)),
      byId: batchLoader((ids) => profilesById(database, ids)),
    }
    readsOf.set(database, known)
  }
  return known
}

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Returns a profile by username or id as visible to the viewer, or with `asVisitor` to any visitor. Returns null for a missing person and for one
 * with a block between them and the viewer, so that both look the same.
 */
export async function readProfile(context: Context, key: string, asVisitor = false): Promise<VisibleProfile | null> {
  const { byId, byUsername } = reads(context)
  const name = key.toLowerCase()
  const row = await (ID.test(name) ? byId(name) : byUsername(name))
  if (row === null) return null
  const audience = await audienceOf(context, row.id)
  if (audience === null) return null
  return visibleProfile(row, asVisitor ? 'visitor' : audience)
}

function visibleProfile(row: ProfileRow, audience: Audience): VisibleProfile {
  const { levels, followers, following, experience, stack, repositories, ...card } = row
  const sees = (section: Section) => maySee(audience, levels[section])
  return {
    ...card,
    followers: sees('followers') ? followers : null,
    following: sees('followers') ? following : null,
    experience: sees('experience') ? experience : null,
    stack: sees('stack') ? stack : null,
    repositories: sees('repositories') ? repositories : null,
    showsActivity: sees('activity'),
    showsBlogs: sees('blogs'),
    levels: audience === 'owner' ? fullLevels(levels) : null,
  }
}

const fullLevels = (levels: ProfileRow['levels']) =>
  Object.fromEntries(SECTIONS.map((section) => [section, levels[section] ?? 'public'])) as Record<Section, Level>
