import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { MAX_EXPERIENCES, MAX_LABELS, MAX_REPOSITORIES } from '../rules/profile.ts'
import type { ExperienceInput, RepositoryInput } from '../rules/profile-inputs.ts'
import { editOwnProfile } from './edit-profile.ts'
import {
  deleteLabel,
  deleteOwn,
  findSameExperience,
  findSameRepository,
  insertExperience,
  insertLabel,
  insertRepository,
  isOwn,
  saveExperience,
  saveRepository,
  type InsertOutcome,
} from './profile-edits.queries.ts'

/** Adds an experience (revision 0), or changes one that is still at this revision. A new one that is sent again is changed, as long as nothing else changed it. Returns the new revision. */
export const putExperience = (context: Context, form: ExperienceInput): Promise<number> =>
  editOwnProfile(context, async (context, personId) => {
    // What is stored already is not outdated: the answer to it got lost.
    const stored = await findSameExperience(context.db, personId, form)
    if (stored !== null) return stored
    if (form.revision === 0) {
      const outcome = await insertExperience(context.db, personId, form, context.clock.now())
      refuseFull(outcome, `You can add up to ${MAX_EXPERIENCES} experiences.`)
      if (outcome === 'added') return 1
    }
    return (await saveExperience(context.db, personId, { ...form, revision: Math.max(1, form.revision) })) ?? refuseStale(context, 'experiences', personId, form.id)
  })

/** Deletes an experience; does nothing if it is already deleted. */
export const removeExperience = (context: Context, id: string): Promise<void> =>
  editOwnProfile(context, (context, personId) => deleteOwn(context.db, 'experiences', personId, id))

/** Adds a technology to the viewer's stack; does nothing if it is already there. */
export const addToStack = (context: Context, label: string): Promise<void> =>
  editOwnProfile(context, async (context, personId) => {
    refuseFull(await insertLabel(context.db, personId, label), `You can add up to ${MAX_LABELS} technologies.`)
  })

/** Removes a technology from the viewer's stack. */
export const removeFromStack = (context: Context, label: string): Promise<void> =>
  editOwnProfile(context, (context, personId) => deleteLabel(context.db, personId, label))

/** Adds a repository by hand (revision 0), or changes one that is still at this revision, like an experience. Returns the new revision. */
export const putRepository = (context: Context, form: RepositoryInput): Promise<number> =>
  editOwnProfile(context, async (context, personId) => {
    const stored = await findSameRepository(context.db, personId, form)
    if (stored !== null) return stored
    if (form.revision === 0) {
      const outcome = await insertRepository(context.db, personId, form, context.clock.now())
      refuseFull(outcome, `You can add up to ${MAX_REPOSITORIES} repositories.`)
      if (outcome === 'added') return 1
    }
    return (await saveRepository(context.db, personId, { ...form, revision: Math.max(1, form.revision) })) ?? refuseStale(context, 'repositories', personId, form.id)
  })

/** Deletes a repository; does nothing if it is already deleted. */
export const removeRepository = (context: Context, id: string): Promise<void> =>
  editOwnProfile(context, (context, personId) => deleteOwn(context.db, 'repositories', personId, id))

function refuseFull(added: InsertOutcome, message: string): void {
  if (added === 'full') throw new Refusal('INVALID_INPUT', { message })
}

/** It was changed in another window or deleted. */
async function refuseStale(context: Context, table: 'experiences' | 'repositories', personId: string, id: string): Promise<never> {
  throw new Refusal((await isOwn(context.db, table, personId, id)) ? 'OUTDATED_EDIT' : 'NOT_FOUND')
}
