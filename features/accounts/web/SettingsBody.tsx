import type { ReactNode } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useAnswer } from '#platform/web/graphql/use-answer.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import type { SettingsSection } from '../rules/settings.ts'
import { AccountSettings } from './AccountSettings.tsx'
import { AppearanceSettings } from './AppearanceSettings.tsx'
import { useAuth } from './auth.ts'
import { LaterSettings } from './LaterSettings.tsx'
import { PasswordSettings } from './PasswordSettings.tsx'
import { SessionsSettings } from './SessionsSettings.tsx'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'

const GetOwnAccount = graphql(`
  query GetOwnAccount {
    ownAccount { email emailVerified activeRole sessions { id browser startedAt usedAt isThisOne } }
  }
`)

/** What a section shows: appearance to everybody, the others to members; visitors are asked to log in. */
export function SettingsBody({ section }: { section: SettingsSection }): ReactNode {
  const isMounted = useMounted()
  const session = useSession()
  const { asMember } = useAuth()
  const { data, failed, again } = useAnswer(GetOwnAccount, session === null ? null : {})

  if (section === 'appearance') return <AppearanceSettings />
  if (!isMounted) return <SettingsSkeleton />
  if (session === null) {
    return (
      <EmptyState
        text="Please log in to see your settings."
        hint="How Cloggle looks on this device you can choose without an account, under Appearance."
        action={
          <Button look="primary" onClick={() => asMember(() => {})}>
            Login
          </Button>
        }
      />
    )
  }
  if (section === 'password') return <PasswordSettings user={session.user} />
  if (section !== 'account' && section !== 'sessions') return <LaterSettings section={section} />
  if (failed !== null) return <ErrorState text="We could not load your settings." hint={failed} onRetry={again} />
  const account = data?.ownAccount ?? null
  if (account === null) return <SettingsSkeleton />
  if (section === 'sessions') return <SessionsSettings sessions={account.sessions} onChange={again} />
  return <AccountSettings user={session.user} account={account} />
}
