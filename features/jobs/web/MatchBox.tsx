import { useSession } from '#platform/web/session/session.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { ProgressRing } from '#platform/web/ui/ProgressRing.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { CANDIDATE_SETTINGS_PATH } from '../rules/paths.ts'
import type { JobDetails } from './JobPage.tsx'
import { MatchTerms } from './MatchScore.tsx'
import { matchFor, useCandidate } from './viewer-jobs.ts'

/** How well the job matches the viewer, term by term. */
export function MatchBox({ job }: { job: JobDetails }) {
  const { asMember } = useAuth()
  const isMember = useSession() !== null
  const isMounted = useMounted()
  const candidate = useCandidate()
  const match = matchFor(job, candidate)
  return (
    <section aria-label="Match" className="card grid grid-cols-1 gap-4">
      <div className="flex items-center gap-4">
        {isMounted && isMember && <ProgressRing large done={match?.percent ?? 0} of={100} label="Match" />}
        <h2 className="text-lg">Your match</h2>
      </div>
      {match !== null ? (
        <MatchTerms match={match} skills={candidate?.skills ?? []} />
      ) : isMounted && isMember ? null : (
        <p className="text-sm text-text-muted">
          <button type="button" className="link" onClick={() => asMember(() => {})}>
            Log in
          </button>{' '}
          to see how well your skills, location and level match.
        </p>
      )}
      {match !== null && (
        <a className="link text-sm" href={CANDIDATE_SETTINGS_PATH}>
          Edit your candidate profile
        </a>
      )}
    </section>
  )
}
