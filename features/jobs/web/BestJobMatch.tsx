import { useQuery } from '#platform/web/data/use-query.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { BestJobMatchQuery } from './best-match-query.ts'

/** Below this many percent a match is not called one. */
const GOOD_MATCH = 50

/** The open job that matches the member best, on the home page; nothing without one. */
export function BestJobMatch() {
  const { data } = useQuery(BestJobMatchQuery, {})
  const best = data?.bestJobMatch ?? null
  if (best === null) return null
  const { job, percent, explanation } = best
  return (
    <section aria-labelledby="best-job-match" className="card flex flex-wrap content-start items-center justify-between gap-4 p-5">
      <div className="grid min-w-0 gap-1">
        <h2 id="best-job-match" className="text-sm text-text-muted">
          {percent < GOOD_MATCH ? 'Closest job' : 'Best job match'}
        </h2>
        <p dir="auto" className="font-medium wrap-anywhere">
          {job.role}, {job.company}: <span className="tabular">{percent}%</span>
        </p>
        <p className="tabular text-sm text-text-muted wrap-anywhere">{explanation}</p>
      </div>
      <ButtonLink to={job.path}>See the job</ButtonLink>
    </section>
  )
}
