import { counted } from '#platform/rules/counted.ts'
import { Refusal } from '#platform/rules/refusals.ts'
import { RESTORED } from '#features/administration/rules/listings.ts'
import type { ListingKind } from '#features/administration/server/public.ts'
import { listRemovals, removeContent, restoreContent } from '#features/moderation/server/public.ts'
import { STATUS_LABELS, STATUSES, type Status } from '../rules/idea.ts'
import { ideaPath } from '../rules/paths.ts'
import { findIdeaNumber, listIdeasForAdmins } from './listed-ideas.queries.ts'
import { setIdeaStatus } from './team.ts'

const statusAct = (status: Status): ListingKind['acts'][string] => ({
  label: `Mark as ${STATUS_LABELS[status].toLowerCase()}`,
  done: `Marked as ${STATUS_LABELS[status].toLowerCase()}:`,
  explanation: 'Its members and voters are notified of the new status.',
  apply: async (context, { id, reason }) => {
    const number = await findIdeaNumber(context.db, id)
    if (number === null) throw new Refusal('NOT_FOUND', { message: 'We couldn’t find that idea.' })
    await setIdeaStatus(context, { id: number, status, reason })
  },
})

export const ideaListings: ListingKind = {
  label: 'Ideas',
  right: 'ideas.manage',
  states: { ...STATUS_LABELS, merged: 'Merged', hidden: 'Removed' },
  acts: {
    open: statusAct('open'),
    building: statusAct('building'),
    shipped: statusAct('shipped'),
    archived: statusAct('archived'),
    remove: {
      label: 'Remove idea', done: 'Removed', undo: 'restore', asksRule: true, isDecision: true, isDanger: true, explanation: 'It’s hidden from everyone. The author will see the reason and can appeal once.',
      apply: (context, act) => removeContent(context, { kind: 'idea', ...act }),
    },
    restore: { label: 'Restore idea', done: 'Restored', isDecision: true, explanation: RESTORED, apply: (context, act) => restoreContent(context, { kind: 'idea', ...act }) },
  },
  removals: ({ db }, targetIds) => listRemovals(db, { kind: 'idea', targetIds }),
  list: async ({ db }, page) =>
    (await listIdeasForAdmins(db, page)).map((idea) => {
      const isShown = idea.state !== 'hidden' && idea.state !== 'merged'
      return { ...idea, date: null, numbers: [counted(idea.votes, 'vote', 'votes'), counted(idea.members, 'member', 'members')], path: isShown ? ideaPath(idea.number) : null, acts: isShown ? [...STATUSES.filter((status) => status !== idea.state), 'remove'] : idea.state === 'hidden' ? ['restore'] : [] }
    }),
}
