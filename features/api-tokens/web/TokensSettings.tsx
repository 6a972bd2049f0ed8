import { useEffect, useRef, useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { SettingsGroup } from '#features/accounts/web/public.tsx'
import { NewTokenForm } from './NewTokenForm.tsx'
import { TokenRow } from './TokenRow.tsx'
import { GetAccessTokens } from './tokens-query.ts'

/** The access token section of the settings: the list of tokens and a form for a new one. */
export function TokensSettings() {
  const query = useQuery(GetAccessTokens, {})
  const { data, isLoadingError, error, refetch } = query
  const [revoked, setRevoked] = useState<string | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const count = data?.accessTokens.length ?? 0
  const before = useRef(count)
  useEffect(() => {
    // A revoked token takes the focus with it.
    if (count < before.current && document.activeElement === document.body) box.current?.querySelector<HTMLElement>('li button, form input')?.focus()
    before.current = count
  }, [count])
  return (
    <div ref={box} className="contents">
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
        {data?.accessTokens.length === 0 && <EmptyState text="No access tokens yet" hint="Create one below for a script or an app." />}
        {data !== undefined && data.accessTokens.length > 0 && (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {data.accessTokens.map((token) => (
              <TokenRow key={token.id} token={token} onRevoked={() => {
                setRevoked(token.id)
                refetch()
              }} />
            ))}
          </ul>
        )}
      </SettingsGroup>
      <SettingsGroup title="New access token" sentence="It acts for you as a learner, within its scopes. It can’t change your login, roles or tokens.">
        <NewTokenForm revoked={revoked} onCreated={refetch} />
      </SettingsGroup>
    </div>
  )
}
