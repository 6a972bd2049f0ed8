import { listen, type Listener } from '#platform/server/signals.ts'
import { recordActivity } from '#features/activity/server/public.ts'
import { notify, withdrawNotification } from '#features/notifications/server/public.ts'
import { follows, findFollowedAt } from './follows.queries.ts'

/** The listeners for follows. Their ids must not change: signals may be queued under them. */
export const connectionListeners: Listener[] = [
  listen('notifications.followed', 'person.followed', (context, { by, personId }, signalId) =>
    notify(context, { signalId, by, kinds: ['follow'], people: { followed: [personId] }, facts: {}, holds: (db) => follows(db, by, personId) }),
  ),
  listen('notifications.unfollowed', 'person.unfollowed', (context, { by, personId }) =>
    withdrawNotification(context, { personId, kinds: ['follow'], by, holds: (db) => follows(db, by, personId) }),
  ),
  listen('activity.note-follow', 'person.followed', async (context, { by, personId }) => {
    const at = await findFollowedAt(context.db, by, personId)
    if (at !== null) await recordActivity(context, { personId: by, kind: 'person.followed', subjectId: personId, at })
  }),
]
