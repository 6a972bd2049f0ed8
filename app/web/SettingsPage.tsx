import { definePage } from '#platform/web/pages/route.ts'
import { part } from '#platform/web/ui/part.tsx'
import { settingsSection } from '#features/accounts/rules/settings.ts'
import { SettingsBody } from '#features/accounts/web/SettingsBody.tsx'
import type { OtherSettings } from '#features/accounts/web/other-settings.ts'

const NotificationSettings = part(() => import('#features/notifications/web/NotificationSettings.tsx').then((module) => module.NotificationSettings))
const ProfileSettings = part(() => import('#features/profiles/web/ProfileSettings.tsx').then((module) => module.ProfileSettings))
const DataSettings = part(() => import('#features/own-data/web/DataSettings.tsx').then((module) => module.DataSettings))
const PrivacySettings = part(() => import('./PrivacySettings.tsx').then((module) => module.PrivacySettings))

/** What features other than accounts have to set: one line for each section. */
const OTHERS: OtherSettings = {
  profile: ProfileSettings,
  notifications: NotificationSettings,
  privacy: PrivacySettings,
  data: DataSettings,
}

export const page = definePage({
  meta: () => ({ title: 'Settings', description: 'Your account, and how Cloggle looks on this device.', hidden: true }),
  Component: ({ location }) => <SettingsBody section={settingsSection(location.searchParams.get('section'))} others={OTHERS} />,
})
