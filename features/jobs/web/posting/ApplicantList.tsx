import { useState } from 'react'
import { changedAddress } from '#platform/web/pages/changed-address.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { ToggleChip } from '#platform/web/ui/Chip.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { applicantsPath } from '../../rules/paths.ts'
import { ANSWERS, APPLICATION_LABELS, countsOf } from '../../rules/stages.ts'
import { ApplicantCard } from './ApplicantCard.tsx'
import type { Applicant } from './applicants-query.ts'

interface Props {
  jobId: string
  applicants: readonly Applicant[]
  search: URLSearchParams
}

/** The applicants of a job, newest first, with a filter by status once there are several. */
export function ApplicantList({ jobId, applicants, search }: Props) {
  const navigate = useNavigate()
  const shown = ANSWERS.find((state) => state === search.get('show')) ?? null
  const counts = countsOf(applicants, shown)
  const show = (state: string) => navigate(changedAddress(applicantsPath(jobId), search, { show: state }), { replace: true })
  if (applicants.length === 0) return <EmptyState text="No applications yet" hint="We’ll notify you as soon as someone applies." />
  return (
    <>
      {(applicants.length > 1 || shown !== null) && (
        <div role="group" aria-label="Status" className="flex flex-wrap gap-2">
          <ToggleChip on={shown === null} onToggle={() => show('')}>
            All {applicants.length}
          </ToggleChip>
          {counts.map(({ state, count }) => (
            <ToggleChip key={state} on={shown === state} onToggle={() => show(shown === state ? '' : state)}>
              {APPLICATION_LABELS[state]} {count}
            </ToggleChip>
          ))}
        </div>
      )}
      <Cards key={shown} jobId={jobId} applicants={applicants} state={shown} />
    </>
  )
}

/** Those in a state when the filter was chosen: an application whose status changes meanwhile stays, so that it can be changed again. */
function Cards({ jobId, applicants, state }: { jobId: string; applicants: readonly Applicant[]; state: string | null }) {
  const [seen] = useState(() => new Set(applicants.filter((one) => one.state === state).map(({ id }) => id)))
  const listed = state === null ? applicants : applicants.filter((one) => one.state === state || seen.has(one.id))
  if (listed.length === 0) return <EmptyState text="No applications with this status" />
  return (
    <ul className="grid grid-cols-1 gap-4">
      {listed.map((applicant) => (
        <ApplicantCard key={applicant.id} jobId={jobId} applicant={applicant} />
      ))}
    </ul>
  )
}
