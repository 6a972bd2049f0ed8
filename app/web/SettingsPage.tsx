import { lazy } from 'react'
import { definePage } from '#platform/web/pages/page.ts'
import { Settings } from '#features/accounts/web/Settings.tsx'
import type { OtherSettings } from '#features/accounts/web/other-settings.ts'

const NotificationSettings = lazy(() =>
  import('#features/notifications/web/NotificationSettings.tsx').then((module) => ({ default: module.NotificationSettings })),
)
const ProfileSettings = lazy(() =>
  import('#features/profiles/web/ProfileSettings.tsx').then((module) => ({ default: module.ProfileSettings })),
)
const DataSettings = lazy(() => import('#features/own-data/web/DataSettings.tsx').then((module) => ({ default: module.DataSettings })))
const PrivacySettings = lazy(() => import('./PrivacySettings.tsx').then((module) => ({ default: module.PrivacySettings })))

/** What features other than accounts have to set: one line for each section. */
const OTHERS: OtherSettings = {
  profile: ProfileSettings,
  notifications: NotificationSettings,
  privacy: PrivacySettings,
  data: DataSettings,
}

export const page = definePage({
  head: () => ({ title: 'Settings', description: 'Your account, and how Cloggle looks on this device.', hidden: true }),
  Component: ({ place }) => <Settings place={place} others={OTHERS} />,
})
