import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { problemPath, TOPICS_PATH } from '../rules/paths.ts'
import './progress.css'

const PracticeProgressQuery = graphql(`
  query PracticeProgress {
    practiceProgress { difficulty total solved tried }
    topicGroupProgress { group total solved }
    nextPractice { hasSolved suggested { slug title } }
  }
`)

interface Props {
  /** The problem that a newcomer solves first, for visitors. */
  first: { slug: string; title: string } | null
}

/** How much of the bank a member has solved, and where to start or go on. */
export function PracticeProgress({ first }: Props) {
  const session = useSession()
  const { data, error, refetch } = useQuery(PracticeProgressQuery, session === null ? null : {})
  if (session === null) {
    return (
      <>
        {first !== null && <StartHere label="Start here" problem={first} />}
        <p className="text-sm text-text-muted in-data-[session=in]:hidden">Log in to see your progress.</p>
        <Skeleton className="hidden h-24 in-data-[session=in]:block" />
      </>
    )
  }
  if (data === undefined) return error === null ? <Skeleton className="h-24" /> : <ErrorMessage message={error.message} onRetry={refetch} />
  const all = data.practiceProgress
  const sum = (name: 'total' | 'solved') => all.reduce((total, one) => total + one[name], 0)
  const { suggested, hasSolved } = data.nextPractice
  return (
    <>
      <p className="tabular text-sm">
        <span className="text-2xl font-semibold">{sum('solved')}</span> of {sum('total')} solved
      </p>
      <dl className="grid grid-cols-1 gap-3 text-sm">
        {all.map(({ difficulty, total, solved }) => (
          <div key={difficulty} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1">
            <dt id={`progress-${difficulty}`}>{difficulty}</dt>
            <dd className="tabular text-text-muted">
              {solved} of {total}
            </dd>
            <dd className="col-span-2">
              <progress className="solved-progress" data-difficulty={difficulty} aria-labelledby={`progress-${difficulty}`} max={Math.max(1, total)} value={solved} />
            </dd>
          </div>
        ))}
      </dl>
      <details className="text-sm">
        <summary className="min-h-9 cursor-pointer py-2 pointer-coarse:min-h-11">By topic</summary>
        <ul className="mt-1 grid grid-cols-1 gap-1">
          {data.topicGroupProgress.map(({ group, total, solved }) => (
            <li key={group} className="flex justify-between gap-3">
              {group}
              <span className="tabular text-text-muted">
                {solved} of {total}
              </span>
            </li>
          ))}
        </ul>
        <a className="link mt-2 inline-flex min-h-9 items-center" href={TOPICS_PATH}>
          All topics
        </a>
      </details>
      {suggested !== null && <StartHere label={hasSolved ? 'Up next' : 'Start here'} problem={suggested} />}
    </>
  )
}

const StartHere = ({ label, problem: { slug, title } }: { label: string; problem: { slug: string; title: string } }) => (
  <p className="text-sm">
    <a className="link" href={problemPath(slug)}>
      {label}
    </a>
    <span className="text-text-muted">: {title}</span>
  </p>
)
