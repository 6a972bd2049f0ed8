import { ProgressRing } from '#platform/web/ui/ProgressRing.tsx'
import { skillKey } from '#features/people/rules/skills.ts'
import { explainMatch, type Match } from '../rules/match.ts'
import { proofsText } from '../rules/snapshot.ts'
import type { CandidateData } from './viewer-jobs.ts'

/** The match score as a ring. */
export const MatchRing = ({ match }: { match: Match }) => <ProgressRing done={match.percent} of={100} label="Match" />

/** The match score, which expands into its terms. */
export function MatchDetails({ match }: { match: Match }) {
  return (
    <details className="text-sm open:order-last open:w-full">
      <summary className="tabular w-fit cursor-pointer py-1 text-text-muted">Why {match.percent}%?</summary>
      <p className="tabular pt-2 wrap-anywhere">{explainMatch(match)}</p>
    </details>
  )
}

/** All terms of a match, one below the other, with their sum. Skills that something shows say so. */
export function MatchTerms({ match: { score, percent, terms, missing }, skills }: { match: Match; skills: CandidateData['skills'] }) {
  const evidenceOf = new Map(skills.map(({ label, evidence }) => [skillKey(label), evidence]))
  return (
    <div className="grid gap-3 text-sm">
      <dl className="tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {terms.map(({ label, points }) => {
          const evidence = evidenceOf.get(skillKey(label)) ?? 0
          return (
            <div key={label} className="contents">
              <dt className="wrap-anywhere">
                {label}
                {evidence > 0 && <span className="text-success"> · {proofsText(evidence)}</span>}
              </dt>
              <dd>+{points}</dd>
            </div>
          )
        })}
        <div className="contents font-medium">
          <dt className="border-t border-line pt-1">Match</dt>
          <dd className="border-t border-line pt-1">{score === percent ? `${percent}%` : `${score}, shown as 100%`}</dd>
        </div>
      </dl>
      {missing.length > 0 && <p className="text-text-muted wrap-anywhere">Missing: {missing.join(', ')}</p>}
    </div>
  )
}
