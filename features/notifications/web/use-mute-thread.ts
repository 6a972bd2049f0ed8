import { graphql } from '#platform/web/graphql/graphql.ts'
import type { ApiError } from '#platform/web/graphql/api-error.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { GetNotificationSettings } from './settings-requests.ts'

const MuteThread = graphql(`
  mutation MuteThread($notificationId: ID!) { muteThread(notificationId: $notificationId) { thread label } }
`)

const UnmuteThread = graphql(`
  mutation UnmuteThread($thread: String!) { unmuteThread(thread: $thread) }
`)

const onError = (error: ApiError) => showToast(error.message, { kind: 'error' })

/** Mutes the thread of a notification; Undo in the toast unmutes it. */
export function useMuteThread(): (notificationId: string) => void {
  const unmute = useMutation(UnmuteThread, { onSuccess: () => showToast('Unmuted.'), onError })
  const { mutate } = useMutation(MuteThread, {
    onSuccess: ({ muteThread: { thread, label } }) =>
      showToast(`Muted “${label}”.`, { action: { label: 'Undo', run: () => unmute.mutate({ thread }) } }),
    onError,
  })
  return (notificationId) => mutate({ notificationId })
}

/** Unmutes a thread in the list of the settings. */
export function useUnmuteThread(): (thread: string) => void {
  const { mutate } = useMutation(UnmuteThread, {
    onSuccess: (_data, { thread }, cache) =>
      cache.updateQuery(GetNotificationSettings, {}, ({ notificationSettings: settings }) => ({
        notificationSettings: { ...settings, mutedThreads: settings.mutedThreads.filter((one) => one.thread !== thread) },
      })),
    onError,
  })
  return (thread) => mutate({ thread })
}
