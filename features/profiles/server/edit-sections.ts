import { Refusal } from '#platform/rules/refusals.ts'
import type { Context } from '#platform/server/context.ts'
import { MAX_EXPERIENCES, MAX_LABELS, MAX_REPOSITORIES } from '../rules/profile.ts'
import type { ExperienceForm, RepositoryForm } from '../rules/profile-forms.ts'
import { editOwnProfile } from './edit-profile.ts'
import {
  deleteLabel,
  deleteOwn,
  insertExperience,
  insertLabel,
  insertRepository,
  isOwn,
  saveExperience,
  saveRepository,
  type Added,
} from './profile-edits.queries.ts'

/** A member adds an experience (revision 0), or changes one that is as they saw it. Gives its revision now. */
export const putExperience = (context: Context, form: ExperienceForm): Promise<number> =>
  editOwnProfile(context, async (context, personId) => {
    if (form.revision === 0) {
      refuseFull(await insertExperience(context.db, personId, form, context.clock.now()), `You can add up to ${MAX_EXPERIENCES} experiences.`)
      return 1
    }
    return (await saveExperience(context.db, personId, form)) ?? refuseStale(context, 'experiences', personId, form.id)
  })

/** A member takes an experience away; one that is gone already stays gone. */
export const removeExperience = (context: Context, id: string): Promise<void> =>
  editOwnProfile(context, (context, personId) => deleteOwn(context.db, 'experiences', personId, id))

/** A member adds a technology to their stack; one that is there already is left alone. */
export const addToStack = (context: Context, label: string): Promise<void> =>
  editOwnProfile(context, async (context, personId) => {
    refuseFull(await insertLabel(context.db, personId, label), `You can add up to ${MAX_LABELS} technologies.`)
  })

/** A member takes a technology out of their stack. */
export const removeFromStack = (context: Context, label: string): Promise<void> =>
  editOwnProfile(context, (context, personId) => deleteLabel(context.db, personId, label))

/** A member adds a repository by hand (revision 0), or changes one that is as they saw it. Gives its revision now. */
export const putRepository = (context: Context, form: RepositoryForm): Promise<number> =>
  editOwnProfile(context, async (context, personId) => {
    if (form.revision === 0) {
      refuseFull(await insertRepository(context.db, personId, form, context.clock.now()), `You can add up to ${MAX_REPOSITORIES} repositories.`)
      return 1
    }
    return (await saveRepository(context.db, personId, form)) ?? refuseStale(context, 'repositories', personId, form.id)
  })

/** A member takes a repository away; one that is gone already stays gone. */
export const removeRepository = (context: Context, id: string): Promise<void> =>
  editOwnProfile(context, (context, personId) => deleteOwn(context.db, 'repositories', personId, id))

function refuseFull(added: Added, says: string): void {
  if (added === 'full') throw new Refusal('INVALID_INPUT', { message: says })
}

/** It was changed in another window, or it is gone. */
async function refuseStale(context: Context, table: 'experiences' | 'repositories', personId: string, id: string): Promise<never> {
  throw new Refusal((await isOwn(context.db, table, personId, id)) ? 'OUTDATED_EDIT' : 'NOT_FOUND')
}
