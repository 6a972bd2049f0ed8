import { useEffect } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { loadedQueryClient } from '#platform/web/data/load-query-client.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSubscription } from '#platform/web/data/use-subscription.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { laterOf } from '../../rules/verdicts.ts'
import { bringIntoView } from './bring-into-view.ts'
import { JudgedTests } from './JudgedTests.tsx'
import type { ProblemData } from './ProblemPage.tsx'
import { Results } from './Results.tsx'
import { roundedCosts, toneOfVerdict } from './TestResult.tsx'

export const SubmissionFields = graphql(`
  fragment SubmissionFields on Submission {
    id state place verdict passed total timeMs memoryKb
    results { verdict timeMs memoryKb isSample category says expected got errors }
  }
`)

const SubmissionChanged = graphql(`subscription SubmissionChanged($id: ID!) { submissionChanged(id: $id) { ...SubmissionFields } }`, [SubmissionFields])
export const SubmissionQuery = graphql(`query Submission($id: ID!) { submission(id: $id) { ...SubmissionFields } }`, [SubmissionFields])

export type SubmissionData = ResultOf<typeof SubmissionFields>

const ASK_AGAIN_MS = 1_500

interface Props {
  first: SubmissionData
  problem: ProblemData
  /** Whether the code was changed since it was handed in. */
  isEarlier: boolean
  onJudged: () => void
}

type Submission = ResultOf<typeof SubmissionQuery>

const laterAnswer = (older: Submission | undefined, newer: Submission): Submission =>
  older === undefined ? newer : { submission: laterOf(older.submission, newer.submission) }

/** A submission while it waits, runs and is judged. News comes through the socket, and is asked for where there is none. */
export function SubmissionView({ first, problem, isEarlier, onJudged }: Props) {
  const { id } = first
  const { data } = useQuery(SubmissionQuery, { id }, {
    initialData: { submission: first },
    staleTime: Infinity,
    // An answer and a live message may overtake each other.
    structuralSharing: (older, newer) => laterAnswer(older as Submission | undefined, newer as Submission),
    refetchInterval: ({ state }) => state.data?.submission.state !== 'judged' && ASK_AGAIN_MS,
  })
  const now = data?.submission ?? first
  const isJudged = now.state === 'judged'
  useSubscription(SubmissionChanged, isJudged ? null : { id }, {
    onData: ({ submissionChanged }, cache) => cache.setQueryData(SubmissionQuery, { id }, { submission: submissionChanged }),
  })

  useEffect(() => {
    if (!isJudged) return
    // A verdict opens the talk and the editorial, and counts on boards.
    loadedQueryClient()?.invalidateAll()
    onJudged()
    // Told once, when the verdict is there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isJudged])

  return (
    <Results label="Your submission" isEarlier={isJudged && isEarlier}>
      <p role="status" ref={bringIntoView} className="flex scroll-mb-28 flex-wrap items-center gap-2 text-sm">
        {isJudged ? <Badge tone={toneOfVerdict(now.verdict ?? '')}>{now.verdict}</Badge> : <span>{waitingWords(now)}</span>}
        {isJudged && (
          <span className="tabular text-text-muted">
            {now.passed} of {now.total} tests passed{now.timeMs === null ? '' : ` · ${roundedCosts(now.timeMs, now.memoryKb)}`}
          </span>
        )}
      </p>
      {now.verdict === 'Judge Error' && <p className="text-sm text-text-muted">Something went wrong on our side. This submission doesn’t count. Try again later.</p>}
      <JudgedTests problem={problem} submission={now} />
    </Results>
  )
}

const waitingWords = ({ state, place }: SubmissionData) =>
  state === 'running' ? 'Running tests…' : place === null || place <= 1 ? 'Waiting in the queue…' : `Waiting in the queue (position ${place})`
