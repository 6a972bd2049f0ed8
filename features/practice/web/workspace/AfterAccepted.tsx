import { Suspense, useState, type ReactNode } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useContributions } from '#platform/web/pages/feature.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Badge, toneOf } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { arrowRightIcon } from '#platform/web/ui/icons.ts'
import { ShareButton } from '#platform/web/ui/ShareButton.tsx'
import { OwnStreakPart, StreakIcon } from '#features/activity/web/public.tsx'
import { PRACTICE_PATH, problemPath } from '../../rules/paths.ts'
import { DailySolved } from '../daily/DailySolved.tsx'
import { followedTrack } from '../topics/followed-track.ts'
import type { ProblemData } from './ProblemPage.tsx'
import { ShareSolution } from './solutions/ShareSolution.tsx'
import type { TabName } from './tabs.ts'
import { usageText } from './TestResult.tsx'
import { UsageHistogram } from './UsageHistogram.tsx'

const OutcomeQuery = graphql(
  `
  query SolvedOutcome($submission: ID!, $followed: String) {
    ...OwnStreakPart
    solvedOutcome(submission: $submission, followed: $followed) {
      isFirst isAfterGivingUp submittedAt bestTimeMs bestMemoryKb
      times { usage people }
      memories { usage people }
      next { slug title difficulty }
      similar { slug title difficulty }
    }
  }
`,
  [OwnStreakPart],
)

/** The streak is counted in the background shortly after the verdict. */
const RECOUNT_MS = 2_000
const RECOUNTS = 3

interface Props {
  submissionId: string
  problem: ProblemData
  timeMs: number | null
  memoryKb: number | null
  onOpenTab: (tab: TabName) => void
}

/** What an accepted submission brought, how it compares with others, and what to do next. */
export function AfterAccepted({ submissionId, problem, timeMs, memoryKb, onOpenTab }: Props) {
  const session = useSession()
  const rewards = useContributions('solvedRewards')
  const notes = useContributions('solvedNotes')
  const steps = useContributions('solvedSteps')
  const [followed] = useState(followedTrack)
  const { data } = useQuery(OutcomeQuery, session === null ? null : { submission: submissionId, followed }, {
    refetchInterval: ({ state }) => state.dataUpdateCount < RECOUNTS && RECOUNT_MS,
  })
  if (data === undefined) return null
  const { solvedOutcome: outcome, ownStreak } = data
  const { next, similar } = outcome
  const help = (
    <>
      <Button onClick={() => onOpenTab('help')}>Editorial</Button>
      <Button onClick={() => onOpenTab('solutions')}>Solutions</Button>
      <Button onClick={() => onOpenTab('talk')}>Discuss</Button>
      <ShareSolution submissionId={submissionId} />
      <ShareButton title={problem.title} />
    </>
  )
  const usual = (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <ButtonLink variant="primary" {...(next !== null && { icon: arrowRightIcon })} to={next === null ? PRACTICE_PATH : problemPath(next.slug)}>
          {next === null ? 'All problems' : 'Next problem'}
        </ButtonLink>
        {help}
      </div>
      {next !== null && (
        <p className="text-sm text-text-muted">
          Next: {next.title} ({next.difficulty})
        </p>
      )}
    </>
  )
  return (
    <section aria-label="Solved" className="grid grid-cols-1 gap-4 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
        <DailySolved slug={problem.slug} />
        <Suspense>
          {notes.map(({ name, Component }) => <Component key={name} slug={problem.slug} submissionId={submissionId} />)}
          {outcome.isFirst && !outcome.isAfterGivingUp && rewards.map(({ name, Component }) => <Component key={name} difficulty={problem.difficulty} submittedAt={String(outcome.submittedAt)} />)}
        </Suspense>
        {outcome.isAfterGivingUp && <span className="text-text-muted">Solved after giving up: no points.</span>}
        {!outcome.isFirst && !outcome.isAfterGivingUp && <span className="text-text-muted">Solved again. Points count once.</span>}
        {ownStreak.days > 0 && (
          <span className="flex items-center gap-1.5">
            <StreakIcon />
            {ownStreak.days === 1 ? '1-day streak' : `${ownStreak.days}-day streak`}
          </span>
        )}
      </div>
      <Suspense>{steps.reduceRight<ReactNode>((before, { name, Component }) => <Component key={name} slug={problem.slug} usual={before} help={help} />, usual)}</Suspense>
      <div className="grid grid-cols-1 gap-4 empty:hidden sm:grid-cols-2">
        {timeMs !== null && <UsageHistogram title="Time" better="faster" counts={outcome.times} own={timeMs} step={50} format={(ms) => usageText(ms, null)} />}
        {memoryKb !== null && <UsageHistogram title="Memory" better="less" counts={outcome.memories} own={memoryKb} step={1024} format={(kb) => usageText(null, kb)} />}
      </div>
      {outcome.bestTimeMs !== null && <p className="tabular text-sm text-text-muted">Your best: under {usageText(outcome.bestTimeMs, outcome.bestMemoryKb)}</p>}
      {similar.length > 0 && (
        <div className="grid gap-1 text-sm">
          <h3 className="font-medium">Similar problems</h3>
          <ul>
            {similar.map(({ slug, title, difficulty }) => (
              <li key={slug} className="flex items-center justify-between gap-3">
                <a className="link flex min-h-9 items-center pointer-coarse:min-h-11" href={problemPath(slug)}>
                  {title}
                </a>
                <Badge tone={toneOf(difficulty)}>{difficulty}</Badge>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
