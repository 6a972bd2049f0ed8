import { useRef, useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { useFocusNext } from '#platform/web/ui/take-focus.ts'
import { SettingsGroup } from '#features/accounts/web/public.tsx'
import { NewTokenForm } from './NewTokenForm.tsx'
import { TokenRow } from './TokenRow.tsx'
import { GetAccessTokens } from './tokens-query.ts'

/** The access token section of the settings: the list of tokens and a form for a new one. */
export function TokensSettings() {
  const query = useQuery(GetAccessTokens, {})
  const { data, isLoadingError, error, refetch } = query
  const [revoked, setRevoked] = useState<readonly string[]>([])
  const box = useRef<HTMLDivElement>(null)
  const focusNext = useFocusNext(box, data?.accessTokens.map(({ id }) => id).join() ?? '')
  return (
    <>
      <SettingsGroup
        title="Access tokens"
        sentence={
          <>
            Programs use a token instead of your password. See the{' '}
            <a className="link" href="/developers">
              API documentation
            </a>
            .
          </>
        }
      >
        {isLoadingError && <ErrorState text="We couldn’t load your access tokens." hint={error.message} onRetry={refetch} />}
        {data === undefined && !isLoadingError && <Skeleton className="h-24 w-full" />}
        <StaleNote query={query} />
        <div ref={box} className="empty:hidden">
          {data?.accessTokens.length === 0 && (
            <div tabIndex={-1} className="outline-none">
              <EmptyState text="No access tokens yet" hint="Create one below for a script or an app." />
            </div>
          )}
          {data !== undefined && data.accessTokens.length > 0 && (
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {data.accessTokens.map((token, at) => (
                <TokenRow
                  key={token.id}
                  token={token}
                  onRevoked={() => {
                    focusNext(`li:nth-child(${at + 1}) button`, 'li:last-child button', '[tabindex]')
                    setRevoked((ids) => [...ids, token.id])
                    refetch()
                  }}
                />
              ))}
            </ul>
          )}
        </div>
      </SettingsGroup>
      <SettingsGroup title="New access token" sentence="It acts for you as a learner, within its scopes. It can’t change your login, roles or tokens.">
        <NewTokenForm revoked={revoked} onCreated={refetch} />
      </SettingsGroup>
    </>
  )
}
