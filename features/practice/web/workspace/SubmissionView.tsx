import { Suspense, useEffect } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { loadedQueryClient } from '#platform/web/data/load-query-client.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSubscription } from '#platform/web/data/use-subscription.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import type { Language } from '../../rules/problem.ts'
import type { RunTest } from '../../rules/own-tests.ts'
import { latestState, verdictText } from '../../rules/verdicts.ts'
import { scrollIntoView } from './scroll-into-view.ts'
import { JudgedTests } from './JudgedTests.tsx'
import type { ProblemData } from './ProblemPage.tsx'
import { Results } from './Results.tsx'
import type { TabName } from './tabs.ts'
import { roundedUsageText, toneOfVerdict } from './TestResult.tsx'

const AfterAccepted = lazyPart(() => import('./AfterAccepted.tsx').then((module) => module.AfterAccepted))

export const SubmissionFields = graphql(`
  fragment SubmissionFields on Submission {
    id language state place verdict passed total timeMs memoryKb
    results { verdict timeMs memoryKb isSample category message expected got errors printed }
  }
`)

const SubmissionChanged = graphql(`subscription SubmissionChanged($id: ID!) { submissionChanged(id: $id) { ...SubmissionFields } }`, [SubmissionFields])
export const SubmissionQuery = graphql(`query Submission($id: ID!) { submission(id: $id) { ...SubmissionFields } }`, [SubmissionFields])

export type SubmissionData = ResultOf<typeof SubmissionFields>

const POLL_MS = 1_500

interface Props {
  first: SubmissionData & { code: string }
  problem: ProblemData
  /** Whether the code has changed since. */
  isEarlier: boolean
  onJudged: () => void
  onOpenTab: (tab: TabName) => void
  /** Runs a sample again in the browser. */
  onRunTest: (test: RunTest) => void
}

type Submission = ResultOf<typeof SubmissionQuery>

const latestResult = (older: Submission | undefined, newer: Submission): Submission =>
  older === undefined ? newer : { submission: latestState(older.submission, newer.submission) }

/** A submission while it waits and runs, and its verdict. Updates come through the socket, with polling as a fallback. */
export function SubmissionView({ first, problem, isEarlier, onJudged, onOpenTab, onRunTest }: Props) {
  const { id } = first
  const { data } = useQuery(SubmissionQuery, { id }, {
    initialData: { submission: first },
    staleTime: Infinity,
    // A query result and a live message may arrive in any order.
    structuralSharing: (older, newer) => latestResult(older as Submission | undefined, newer as Submission),
    refetchInterval: ({ state }) => state.data?.submission.state !== 'judged' && POLL_MS,
  })
  const current = data?.submission ?? first
  const isJudged = current.state === 'judged'
  useSubscription(SubmissionChanged, isJudged ? null : { id }, {
    onData: ({ submissionChanged }, cache) => cache.setQueryData(SubmissionQuery, { id }, { submission: submissionChanged }),
  })

  useEffect(() => {
    if (!isJudged) return
    // A verdict may open the discussion and the editorial, and changes leaderboards.
    loadedQueryClient()?.invalidateAll()
    onJudged()
    // Runs once, when the verdict arrives.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isJudged])

  return (
    <Results label="Your submission" isEarlier={isJudged && isEarlier}>
      <p role="status" ref={scrollIntoView} className="flex scroll-mb-28 flex-wrap items-center gap-2 text-sm">
        {isJudged ? <Badge tone={toneOfVerdict(current.verdict ?? '')}>{verdictText(current.verdict ?? '', current.language as Language)}</Badge> : <span>{waitingText(current)}</span>}
        {isJudged && (
          <span className="tabular text-text-muted">
            {current.passed} of {current.total} tests passed{current.timeMs === null ? '' : ` · ${roundedUsageText(current.timeMs, current.memoryKb)}`}
          </span>
        )}
      </p>
      {current.verdict === 'Judge Error' && <p className="text-sm text-text-muted">Something went wrong on our side. This submission doesn’t count. Try again later.</p>}
      {isJudged && current.verdict === 'Accepted' && (
        <Suspense>
          <AfterAccepted submissionId={id} problem={problem} timeMs={current.timeMs} memoryKb={current.memoryKb} onOpenTab={onOpenTab} />
        </Suspense>
      )}
      <JudgedTests problem={problem} submission={current} language={current.language as Language} code={first.code} onRunTest={onRunTest} />
    </Results>
  )
}

const waitingText = ({ state, place }: SubmissionData) =>
  state === 'running' ? 'Running tests…' : place === null || place <= 1 ? 'Waiting in the queue…' : `Waiting in the queue (position ${place})`
