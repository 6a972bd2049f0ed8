import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { ProgressBar } from '#platform/web/ui/ProgressBar.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { SettingsGroup } from '#features/accounts/web/public.tsx'
import { appealPath } from '#features/moderation/rules/paths.ts'
import { TRUST_LEVELS } from '../rules/levels.ts'

const GetOwnTrust = graphql(`
  query GetOwnTrust { ownTrust { label isManual hasRole reason decisionId nextLabel limits { label value } conditions { label have need isMet } } }
`)

type OwnTrust = ResultOf<typeof GetOwnTrust>['ownTrust']

/** Where the viewer is, what they may do, and what the next level needs. */
export function TrustSettings() {
  const { data, error, isLoadingError, refetch } = useQuery(GetOwnTrust, {})
  if (isLoadingError) return <ErrorState text="We couldn’t load your trust level." hint={error.message} onRetry={refetch} />
  if (data === undefined) return <SkeletonText lines={6} />
  const { label, hasRole, reason, decisionId, limits } = data.ownTrust
  return (
    <div className="grid gap-8">
      <SettingsGroup title={`Your trust level: ${label}`} sentence="Limits keep spam away. They rise with your trust level.">
        <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-2">
          {limits.map((limit) => (
            <div key={limit.label} className="contents">
              <dt className="text-text-muted">{limit.label}</dt>
              <dd className="tabular text-right">{limit.value.toLocaleString('en')}</dd>
            </div>
          ))}
        </dl>
        {decisionId !== null && <p className="text-sm text-text-muted">{reason} <a className="link" href={appealPath(String(decisionId))}>Read the decision</a></p>}
        {hasRole && <p className="text-sm text-text-muted">Mentors and admins have the limits of the highest level.</p>}
      </SettingsGroup>
      <NextLevel trust={data.ownTrust} />
    </div>
  )
}

function NextLevel({ trust: { label, nextLabel, isManual, conditions } }: { trust: OwnTrust }) {
  if (nextLabel === null) return <p className="text-text-muted">{`You’ve reached ${label}, the highest of ${TRUST_LEVELS.length} levels: the site knows you as a regular.`}</p>
  if (isManual) return <p className="text-text-muted">An admin set your level. It won’t change automatically.</p>
  return (
    <SettingsGroup title={`To reach ${nextLabel}`} sentence="Checked every hour.">
      {conditions.length === 0 ? (
        <p className="text-text-muted">Nothing is missing. Your level rises within an hour.</p>
      ) : (
        <ul className="grid gap-3">
          {conditions.map(({ label, have, need, isMet }) => (
            <li key={label} className="grid gap-1">
              <p className="flex flex-wrap items-center justify-between gap-3">
                <span>{label}</span>
                <span className="flex items-center gap-3">
                  <span className="tabular text-text-muted">
                    {have} of {need}
                  </span>
                  <Badge tone={isMet ? 'success' : 'plain'}>{isMet ? 'Done' : 'Not yet'}</Badge>
                </span>
              </p>
              <ProgressBar share={need === 0 ? 1 : Math.min(1, have / need)} />
            </li>
          ))}
        </ul>
      )}
    </SettingsGroup>
  )
}
