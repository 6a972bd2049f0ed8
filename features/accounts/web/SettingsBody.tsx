import { useEffect, useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession, type SessionUser } from '#platform/web/session/session.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { AppearanceSettings } from './AppearanceSettings.tsx'
import { MemberSettings } from './MemberSettings.tsx'
import { SettingsForVisitors } from './SettingsForVisitors.tsx'
import type { SettingsSection } from './settings-sections.ts'
import { SettingsSkeleton } from './SettingsSkeleton.tsx'

const GetOwnAccount = graphql(`
  query GetOwnAccount {
    ownAccount { email emailVerified pendingEmail sessions { id browser startedAt usedAt isCurrent } }
  }
`)

export type OwnAccount = NonNullable<ResultOf<typeof GetOwnAccount>['ownAccount']>

/**
 * The content of a section: appearance for everybody, the rest for members. If the session ends, typed text stays mounted but hidden until the person
 * is logged in again.
 */
export function SettingsBody({ section }: { section: SettingsSection }) {
  const isMounted = useMounted()
  const session = useSession()
  const query = useQuery(GetOwnAccount, session === null ? null : {})
  const { data, error, isLoadingError, refetch } = query
  const [known, setKnown] = useState<{ user: SessionUser; account: OwnAccount } | null>(null)
  const fresh = data?.ownAccount ?? null
  useEffect(() => {
    if (session !== null && fresh !== null) setKnown({ user: session.user, account: fresh })
  }, [session, fresh])

  if (section.name === 'appearance') return <AppearanceSettings />
  if (!isMounted) return <SettingsSkeleton />
  const isLoggedOut = session === null
  const mine = isLoggedOut || known?.user.id === session.user.id ? known : null
  if (mine === null && !isLoggedOut) {
    if (!isLoadingError) return <SettingsSkeleton />
    return <ErrorState text="We couldn’t load your settings." hint={error.message} onRetry={refetch} />
  }
  return (
    <>
      {isLoggedOut && <SettingsForVisitors />}
      {mine !== null && (
        <div key={mine.user.id} hidden={isLoggedOut}>
          <StaleNote query={query} />
          <MemberSettings section={section} user={mine.user} account={mine.account} onChange={refetch} />
        </div>
      )}
    </>
  )
}
