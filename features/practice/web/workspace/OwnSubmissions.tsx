import { Suspense, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useContributions } from '#platform/web/pages/feature.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { isLanguage, LANGUAGE_NAMES, type Language } from '../../rules/problem.ts'
import { verdictText } from '../../rules/verdicts.ts'
import { JudgedTests } from './JudgedTests.tsx'
import type { ProblemData } from './ProblemPage.tsx'
import { ShareSolution } from './solutions/ShareSolution.tsx'
import { SubmissionQuery } from './SubmissionView.tsx'
import type { LoadCode } from './load-code.ts'
import { roundedUsageText, toneOfVerdict } from './TestResult.tsx'

export const OwnSubmissionsQuery = graphql(`
  query OwnSubmissions($problem: String!, $after: String) {
    ownSubmissions(problem: $problem, after: $after) { items { id language code submittedAt state verdict passed total timeMs memoryKb } next }
  }
`)

// The same interval as for the latest submission in the workspace.
const POLL_MS = 1_500

/** The submissions of a member for a problem, newest first, with their code. */
export function OwnSubmissions({ problem, onLoadCode }: { problem: ProblemData; onLoadCode: LoadCode }) {
  const { slug } = problem
  const session = useSession()
  const { asMember } = useAuth()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [after, setAfter] = useState<string | null>(null)
  const actions = useContributions('submissionActions')
  const { data, error, isLoadingError, refetch } = useQuery(OwnSubmissionsQuery, session === null ? null : { problem: slug, after }, {
    refetchInterval: (query) => query.state.data?.ownSubmissions.items.some(({ state }) => state !== 'judged') === true && POLL_MS,
  })
  if (session === null) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-sm text-text-muted">Log in to see your submissions.</p>
        <Button onClick={() => asMember(() => {})}>Log in</Button>
      </div>
    )
  }
  if (isLoadingError) return <ErrorState text="Couldn’t load submissions" hint={error.message} onRetry={refetch} />
  if (data === undefined) return <Skeleton className="h-24" />
  const { items, next } = data.ownSubmissions
  if (items.length === 0) return <p className="text-sm text-text-muted">No submissions yet. Write a solution and press Submit.</p>
  return (
    <div className="grid grid-cols-1 gap-3">
      <ol className="grid gap-2">
        {items.map((submission) => (
          <li key={submission.id} className="min-w-0 rounded-control border border-line text-sm">
            <details onToggle={({ currentTarget }) => currentTarget.open && setOpened((previous) => new Set([...previous, submission.id]))}>
              <summary className="flex min-h-11 list-none flex-wrap items-center gap-2 px-3 py-1.5">
                <Badge tone={toneOfVerdict(submission.verdict ?? 'Not run')}>{submission.verdict === null ? (submission.state === 'running' ? 'Running' : 'Waiting') : verdictText(submission.verdict, submission.language as Language)}</Badge>
                {submission.verdict !== null && (
                  <span className="tabular">
                    {submission.passed} of {submission.total}
                  </span>
                )}
                <span className="text-text-muted">{isLanguage(submission.language) ? LANGUAGE_NAMES[submission.language] : submission.language}</span>
                <span className="tabular text-text-muted">{roundedUsageText(submission.timeMs, submission.memoryKb)}</span>
                <span className="ml-auto text-text-muted">
                  <TimeAgo at={String(submission.submittedAt)} />
                </span>
              </summary>
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
              <pre className="max-h-96 overflow-auto border-t border-line bg-sunken p-3 text-xs" tabIndex={0} aria-label="Code">
                <code>{submission.code}</code>
              </pre>
              {opened.has(submission.id) && submission.verdict !== null && <PastResults id={submission.id} code={submission.code} problem={problem} />}
              {opened.has(submission.id) && submission.verdict !== null && (
                <div className="flex flex-wrap gap-2 border-t border-line p-3 empty:hidden">
                  {submission.verdict === 'Accepted' && <ShareSolution submissionId={submission.id} />}
                  <Button small onClick={() => onLoadCode({ language: submission.language as Language, code: submission.code })}>
                    Load into the editor
                  </Button>
                  <Suspense>
                    {actions.map(({ name, Component }) => (
                      <Component key={name} submissionId={submission.id} />
                    ))}
                  </Suspense>
                </div>
              )}
            </details>
          </li>
        ))}
      </ol>
      <div className="flex gap-2">
        {after !== null && <Button onClick={() => setAfter(null)}>Newest</Button>}
        {next !== null && <Button onClick={() => setAfter(next)}>Older</Button>}
      </div>
    </div>
  )
}

/** The test results of a submission, loaded when it is opened. */
function PastResults({ id, code, problem }: { id: string; code: string; problem: ProblemData }) {
  const query = useQuery(SubmissionQuery, { id })
  if (query.data === undefined) return <div className="border-t border-line p-3">{query.isLoading ? <Skeleton className="h-10" /> : <StaleNote query={query} />}</div>
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-line p-3 empty:hidden">
      <JudgedTests problem={problem} submission={query.data.submission} language={query.data.submission.language as Language} code={code} />
    </div>
  )
}
