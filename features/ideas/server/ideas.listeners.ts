import { listen, type Listener } from '#platform/server/signals.ts'
import { recordActivity } from '#features/activity/server/public.ts'
import { withdrawNotifications } from '#features/discussions/server/public.ts'
import { notify } from '#features/notifications/server/public.ts'
import { listIdeasById } from './ideas.queries.ts'
import { isMember, listFollowers } from './teams.queries.ts'

const findShown = async (db: Parameters<typeof listIdeasById>[0], id: string) => (await listIdeasById(db, [id])).find(({ is_shown }) => is_shown) ?? null
const factsOf = ({ title, number }: { title: string; number: number }) => ({ idea: title, number: String(number) })

/** The ids of listeners stay as they are, because queued signals refer to them. */
export const ideaListeners: Listener[] = [
  listen('notifications.idea-joined', 'idea.joined', async (context, { ideaId, by }, signalId) => {
    const idea = await findShown(context.db, ideaId)
    if (idea === null || idea.author_id === null) return
    await notify(context, { signalId, by, kinds: ['ideaJoined'], people: { author: [idea.author_id] }, facts: factsOf(idea), about: by, holds: (db) => isMember(db, ideaId, by) })
  }),
  listen('notifications.idea-status', 'idea.status-changed', async (context, { ideaId, status, by }, signalId) => {
    const idea = await findShown(context.db, ideaId)
    if (idea === null) return
    await notify(context, {
      signalId, by, kinds: ['ideaStatus'], people: { member: await listFollowers(context.db, ideaId) }, facts: { ...factsOf(idea), status }, about: String(signalId),
      holds: async (db) => (await findShown(db, ideaId))?.status === status,
    })
  }),
  listen('notifications.idea-merged', 'idea.merged', async (context, { into, title, authorId, by }, signalId) => {
    const target = await findShown(context.db, into)
    if (target === null || authorId === null) return
    await notify(context, {
      signalId, by, kinds: ['ideaMerged'], people: { author: [authorId] }, facts: { idea: title, number: String(target.number), into: target.title }, about: String(signalId),
      holds: async (db) => (await findShown(db, into)) !== null,
    })
  }),
  listen('notifications.idea-quiet', 'idea.quiet', async (context, { ideaId }, signalId) => {
    const idea = await findShown(context.db, ideaId)
    if (idea === null || idea.author_id === null) return
    await notify(context, {
      signalId, by: null, kinds: ['ideaQuiet'], people: { author: [idea.author_id] }, facts: factsOf(idea), about: String(signalId),
      holds: async (db) => {
        const now = await findShown(db, ideaId)
        return now !== null && now.asked_at !== null && now.asked_at > now.touched_at
      },
    })
  }),
  listen('notifications.idea-hidden', 'idea.changed', async (context, { ideaId }) => {
    if ((await findShown(context.db, ideaId)) === null) await withdrawNotifications(context, { kind: 'idea', subject: ideaId })
  }),
  listen('activity.note-idea', 'idea.submitted', async (context, { ideaId, by }) => {
    if (by !== null) await recordActivity(context, { personId: by, kind: 'idea.submitted', subjectId: ideaId, at: context.clock.now() })
  }),
  listen('activity.note-idea-joined', 'idea.joined', (context, { ideaId, by }) => recordActivity(context, { personId: by, kind: 'idea.joined', subjectId: ideaId, at: context.clock.now() })),
]
