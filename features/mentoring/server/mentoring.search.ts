import type { LiveKind } from '#features/search/server/public.ts'
import { fold } from '#platform/rules/words.ts'
import { signedIn } from '#platform/server/context.ts'
import { groupPath, mentorGroupPath } from '../rules/paths.ts'
import { listOwnGroups } from './groups.queries.ts'

/** The viewer's own groups: those that they learn in, and in the mentor role those that they mentor. Nobody else finds them. */
export const groupSearch: LiveKind = {
  label: 'Groups',
  single: 'Group',
  position: 2.8,
  find: async (context, text, max) => {
    const viewer = signedIn(context)
    const words = fold(text).split(/\s+/).filter((word) => word !== '')
    const groups = await listOwnGroups(context.db, { personId: viewer.id, isMentor: viewer.activeRole === 'mentor' })
    return groups
      .filter(({ name }) => words.every((word) => fold(name).includes(word)))
      .slice(0, max)
      .map(({ id, name, about, part }) => ({ id, title: name, text: about, path: part === 'mentor' ? mentorGroupPath(id) : groupPath(id) }))
  },
}
