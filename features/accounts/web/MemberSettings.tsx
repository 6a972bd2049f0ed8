import { Suspense } from 'react'
import type { SessionUser } from '#platform/web/session/session.ts'
import { AccountSettings } from './AccountSettings.tsx'
import { PasswordSettings } from './PasswordSettings.tsx'
import type { OpenSession } from './SessionRow.tsx'
import { SessionsSettings } from './SessionsSettings.tsx'
import type { SettingsSection } from './settings-sections.ts'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'

interface Props {
  section: SettingsSection
  user: SessionUser
  account: { email: string; emailVerified: boolean; pendingEmail: string | null; sessions: readonly OpenSession[] }
  /** The account data changed and must be loaded again. */
  onChange: () => void
}

/** The content of one section of a member's settings. */
export function MemberSettings({ section: { name, parts }, user, account, onChange }: Props) {
  if (name === 'account') return <AccountSettings user={user} account={account} onChange={onChange} />
  if (name === 'password') return <PasswordSettings user={user} onChanged={onChange} />
  if (name === 'sessions') return <SessionsSettings sessions={account.sessions} onChange={onChange} />
  return (
    <Suspense fallback={<SettingsSkeleton />}>
      <div className="grid gap-12">
        {parts.map((Part, index) => (
          // The parts of a section never change.
          <Part key={index} />
        ))}
      </div>
    </Suspense>
  )
}
