import { explainMatch, type Match } from '../rules/match.ts'
import { ProgressRing } from '#platform/web/ui/ProgressRing.tsx'

/** The match score as a ring. */
export const MatchRing = ({ match }: { match: Match }) => <ProgressRing done={match.percent} of={100} label="Match" />

/** The match score, which opens into its terms. */
export function MatchDetails({ match }: { match: Match }) {
  return (
    <details className="text-sm">
      <summary className="cursor-pointer text-text-muted">
        <span className="tabular font-medium text-text">{match.percent} % match</span>: why?
      </summary>
      <p className="tabular pt-2 wrap-anywhere">{explainMatch(match)}</p>
    </details>
  )
}

/** All terms of a match, one below the other, with their sum. */
export function MatchTerms({ match: { score, percent, terms, missing } }: { match: Match }) {
  return (
    <div className="grid gap-3 text-sm">
      <dl className="tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {terms.map(({ label, points }) => (
          <div key={label} className="contents">
            <dt className="wrap-anywhere">{label}</dt>
            <dd>+{points}</dd>
          </div>
        ))}
        <div className="contents font-medium">
          <dt className="border-t border-line pt-1">Match</dt>
          <dd className="border-t border-line pt-1">{score === percent ? `${percent} %` : `${score}, shown as 100 %`}</dd>
        </div>
      </dl>
      {missing.length > 0 && <p className="text-text-muted wrap-anywhere">Missing: {missing.join(', ')}</p>}
    </div>
  )
}
