import { useQuery } from '#platform/web/data/use-query.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { settingsPath } from '#features/accounts/rules/paths.ts'
import { SettingsGroup } from '#features/accounts/web/public.tsx'
import { DigestChoice } from './DigestChoice.tsx'
import { MutedThreads } from './MutedThreads.tsx'
import { PreferenceTable } from './PreferenceTable.tsx'
import { QuietHours } from './QuietHours.tsx'
import { GetNotificationSettings } from './settings-requests.ts'

/** The notification settings: kinds, channels and times. */
export function NotificationSettings() {
  const { data, error, isLoadingError, refetch } = useQuery(GetNotificationSettings, {})
  if (isLoadingError) return <ErrorState text="We couldn’t load your settings." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Waiting />
  const { preferences, mutedThreads, emailVerified, ...times } = data.notificationSettings
  return (
    <div className="grid gap-12">
      <SettingsGroup title="Notifications" sentence="Choose what you hear about.">
        {!emailVerified && (
          <p className="rounded-control bg-warning-subtle px-3 py-2.5 text-sm text-warning">
            We only send emails to confirmed addresses. <a className="link text-inherit!" href={settingsPath('account')}>Confirm your email</a> to get them.
          </p>
        )}
        <PreferenceTable preferences={preferences} />
      </SettingsGroup>
      <SettingsGroup title="Emails" sentence="We don’t email what you’ve already read.">
        <DigestChoice frequency={times.digestFrequency} />
        <QuietHours from={times.quietFrom} to={times.quietTo} timeZone={times.timeZone} />
      </SettingsGroup>
      <SettingsGroup title="Muted threads" sentence="You won’t be notified about these. Mute a thread from a notification’s menu.">
        <MutedThreads threads={mutedThreads} />
      </SettingsGroup>
    </div>
  )
}

const Waiting = () => (
  <div className="grid content-start gap-5" role="status" aria-label="Loading your settings">
    <Skeleton className="h-6 w-32" />
    {['a', 'b', 'c', 'd', 'e', 'f'].map((row) => (
      <Skeleton key={row} className="h-9 w-full" />
    ))}
  </div>
)
