import type { Context } from '#platform/server/context.ts'
import type { Viewer } from '#platform/rules/viewer.ts'
import { maskEmail } from '../rules/idea.ts'
import { listMarks } from './ideas.queries.ts'

/** The ideas that the viewer joined and voted for. */
export interface Marks {
  joined: ReadonlySet<string>
  voted: ReadonlySet<string>
}

const NONE: Marks = { joined: new Set(), voted: new Set() }
const pending = new WeakMap<object, Promise<Marks>>()

/** What the viewer joined and voted for, read once per request. Nothing for a visitor. */
export function viewerMarks({ viewer, caller, db }: Context): Promise<Marks> {
  if (viewer === null) return Promise.resolve(NONE)
  const known = pending.get(caller) ?? listMarks(db, viewer.id).then(({ joined, voted }) => ({ joined: new Set(joined), voted: new Set(voted) }))
  pending.set(caller, known)
  return known
}

interface Owned {
  id: string
  author_id: string | null
  email: string
}

/** Whether the viewer is the author of an idea, or may manage all of them. */
export const mayManage = (viewer: Viewer | null, { author_id }: Pick<Owned, 'author_id'>): boolean =>
  viewer !== null && (viewer.id === author_id || viewer.rights.includes('ideas.manage'))

/** The address of the author: in full for the author, members and admins, masked for others (requirement I-3). */
export async function shownEmail(context: Context, idea: Owned): Promise<string> {
  return mayManage(context.viewer, idea) || (await viewerMarks(context)).joined.has(idea.id) ? idea.email : maskEmail(idea.email)
}
