import { Suspense } from 'react'
import type { SessionUser } from '#platform/web/session/session.ts'
import type { SettingsSection } from '../rules/settings.ts'
import { AccountSettings } from './AccountSettings.tsx'
import { LaterSettings } from './LaterSettings.tsx'
import type { OtherSettings } from './other-settings.ts'
import { PasswordSettings } from './PasswordSettings.tsx'
import type { OpenSession } from './SessionRow.tsx'
import { SessionsSettings } from './SessionsSettings.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'

interface Props {
  section: Exclude<SettingsSection, 'appearance'>
  others: OtherSettings
  user: SessionUser
  account: { email: string; emailVerified: boolean; sessions: readonly OpenSession[] }
  /** Something was changed that the account's own data tell of. */
  onChange: () => void
}

/** The section of a member's settings that was asked for. */
export function MemberSettings({ section, others, user, account, onChange }: Props) {
  if (section === 'account') return <AccountSettings user={user} account={account} />
  if (section === 'password') return <PasswordSettings user={user} onChanged={onChange} />
  if (section === 'sessions') return <SessionsSettings sessions={account.sessions} onChange={onChange} />
  const Other = others[section]
  return Other === undefined ? (
    <LaterSettings section={section} />
  ) : (
    <Suspense fallback={<SettingsSkeleton />}>
      <Other />
    </Suspense>
  )
}
