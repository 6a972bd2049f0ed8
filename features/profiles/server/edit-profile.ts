import { Refusal } from '#platform/rules/refusals.ts'
import { signedIn, type Context } from '#platform/server/context.ts'
import { rateLimit } from '#platform/server/rate-limit.ts'
import { DEFAULT_LOCATION } from '#features/people/rules/public-user.ts'
import type { ProfileField } from '../rules/profile.ts'
import type { Level, Section } from '#features/people/rules/sections.ts'
import { saveAvatar, saveField, saveLevel } from './profile-edits.queries.ts'
import { lockPerson } from './profiles.queries.ts'

declare module '#platform/server/signals.ts' {
  interface Signals {
    'profile.changed': { personId: string }
    'person.renamed': { personId: string }
  }
}

/** Runs one edit of the viewer's profile: rate-limited, one at a time, announced to whatever shows it. */
export async function editOwnProfile<T>(context: Context, edit: (context: Context, personId: string) => Promise<T>): Promise<T> {
  const viewer = signedIn(context)
  await rateLimit(context, 'profile.person', viewer.id)
  return context.inTransaction(async (context) => {
    await lockPerson(context.db, viewer.id)
    const result = await edit(context, viewer.id)
    await context.emit({ name: 'profile.changed', personId: viewer.id })
    return result
  })
}

/** Changes one field of the viewer. A change by another window meanwhile is not overwritten (requirement R-9). */
export const editField = (context: Context, edit: { field: ProfileField; text: string; before: string }): Promise<string> =>
  editOwnProfile(context, async (context, personId) => {
    const text = edit.field === 'location' && edit.text === '' ? DEFAULT_LOCATION : edit.text
    const saved = await saveField(context.db, personId, { ...edit, text })
    if (!saved) throw new Refusal('OUTDATED_EDIT')
    if (edit.field === 'name') await context.emit({ name: 'person.renamed', personId })
    return text
  })

/** Sets an uploaded image as the viewer's avatar, or removes the avatar. */
export const chooseAvatar = (context: Context, imageId: string | null): Promise<void> =>
  editOwnProfile(context, async (context, personId) => {
    const saved = await saveAvatar(context.db, personId, imageId)
    if (!saved) throw new Refusal('NOT_FOUND')
  })

/** Sets who can see a section of the viewer's profile. */
export const chooseVisibility = (context: Context, { section, level }: { section: Section; level: Level }): Promise<void> =>
  editOwnProfile(context, (context, personId) => saveLevel(context.db, personId, section, level))
