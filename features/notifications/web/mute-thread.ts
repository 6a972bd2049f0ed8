import { graphql } from '#platform/web/graphql/graphql.ts'
import { sentenceFor } from '#platform/web/graphql/refusal.ts'
import { request } from '#platform/web/graphql/request.ts'
import { announce } from '#platform/web/ui/toast-store.ts'
import type { Note } from '../rules/inbox.ts'

const MuteThread = graphql(`
  mutation MuteThread($notificationId: ID!) { muteThread(notificationId: $notificationId) { thread label } }
`)

const UnmuteThread = graphql(`
  mutation UnmuteThread($thread: String!) { unmuteThread(thread: $thread) }
`)

const trouble = (error: unknown) => announce(sentenceFor(error), { kind: 'trouble' })

/** Nothing more is told of what a notification belongs to; Undo takes that back. */
export async function muteThreadOf({ id }: Note): Promise<void> {
  await request(MuteThread, { notificationId: id }).then(
    ({ muteThread: { thread, label } }) =>
      announce(`Muted “${label}”.`, {
        action: { label: 'Undo', run: () => void unmute(thread).then((isDone) => isDone && announce('Unmuted.')) },
      }),
    trouble,
  )
}

/** Lets a thread be heard again; false when that could not be. */
export const unmute = (thread: string): Promise<boolean> =>
  request(UnmuteThread, { thread }).then(
    () => true,
    (error: unknown) => {
      trouble(error)
      return false
    },
  )
