import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useChangedFields } from '#platform/web/data/use-changed-fields.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { Switch } from '#platform/web/ui/Switch.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { SettingsGroup } from '#features/accounts/web/public.tsx'

const GetChatSettings = graphql(`
  query GetChatSettings { chatSettings { whoMayWrite showsPresence showsTyping showsReads emailAfterMinutes } }
`)
const SaveChatSettings = graphql(`
  mutation SaveChatSettings($whoMayWrite: String, $showsPresence: Boolean, $showsTyping: Boolean, $showsReads: Boolean, $emailAfterMinutes: Int) {
    saveChatSettings(whoMayWrite: $whoMayWrite, showsPresence: $showsPresence, showsTyping: $showsTyping, showsReads: $showsReads, emailAfterMinutes: $emailAfterMinutes)
  }
`)

const WHO = [
  { value: 'everyone', label: 'Everyone' },
  { value: 'following', label: 'People I follow' },
  { value: 'nobody', label: 'Nobody' },
]
const EMAIL_AFTER = [
  { value: '15', label: 'After 15 minutes' },
  { value: '60', label: 'After an hour' },
  { value: '1440', label: 'After a day' },
  { value: 'never', label: 'Never' },
]

type Settings = ResultOf<typeof GetChatSettings>['chatSettings']

/** Who may write to the member, and what others see of them. Each change is saved at once. */
export function ChatSettings() {
  const { data, error, isLoadingError, refetch } = useQuery(GetChatSettings, {})
  const { changed, begin, end } = useChangedFields<Settings>()
  const save = useMutation(SaveChatSettings, {
    scope: { id: 'chat-settings' },
    onSuccess: async (_data, sent, cache) => {
      const part = sent as Partial<Settings>
      await cache.updateQuery(GetChatSettings, {}, ({ chatSettings }) => ({ chatSettings: { ...chatSettings, ...part } }))
      end(part)
    },
    onError: (error, sent) => {
      end(sent as Partial<Settings>)
      showToast(error.message, { kind: 'error' })
    },
  })
  if (isLoadingError) return <ErrorState text="We couldn’t load your settings." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-64 w-full" />
  const settings = { ...data.chatSettings, ...changed }
  // Only what changed is sent: another window may have changed the rest.
  const change = (part: Partial<Settings>) => {
    begin(part)
    save.mutate(part)
  }
  return (
    <div className="grid gap-12">
      <SettingsGroup title="Messages" sentence="If everyone can message you, people you don’t follow send a request first.">
        <Field label="Who can message me">
          {(control) => (
            <Select {...control} value={settings.whoMayWrite} options={WHO} onChange={(event) => change({ whoMayWrite: event.target.value })} />
          )}
        </Field>
        <Field label="Email me about unread messages">
          {(control) => (
            <Select {...control} value={String(settings.emailAfterMinutes ?? 'never')} options={EMAIL_AFTER} onChange={(event) => change({ emailAfterMinutes: event.target.value === 'never' ? null : Number(event.target.value) })} />
          )}
        </Field>
      </SettingsGroup>
      <SettingsGroup title="What others see" sentence="If you hide something, you won’t see it for others either.">
        <Switch label="Show when I’m online" checked={settings.showsPresence} onChange={(event) => change({ showsPresence: event.target.checked })} />
        <Switch label="Show when I’m typing" checked={settings.showsTyping} onChange={(event) => change({ showsTyping: event.target.checked })} />
        <Switch label="Show when I’ve read messages" checked={settings.showsReads} onChange={(event) => change({ showsReads: event.target.checked })} />
      </SettingsGroup>
      <p role="status" className="-mt-6 min-h-5 text-sm text-text-muted">
        {save.isPending ? 'Saving...' : save.isSuccess ? 'Saved' : ''}
      </p>
    </div>
  )
}
