import { Suspense, useState } from 'react'
import { counted } from '#platform/rules/counted.ts'
import { FOLLOW_MS } from '#platform/web/data/follow-ms.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { focusHeading } from '#platform/web/pages/focus-heading.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { arrowLeftIcon, flagIcon } from '#platform/web/ui/icons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { dayAndTime } from '#platform/web/ui/time-words.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { CommentText } from '#features/discussions/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { PracticeSections } from '#features/practice/web/public.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { lengthText, minutesOf } from '../rules/contest.ts'
import { contestPath, CONTESTS_PATH, editContestPath } from '../rules/paths.ts'
import { CancelDialog } from './CancelDialog.tsx'
import { ContestEntrantsQuery, ContestNowQuery, ContestQuery, readAgain, type ContestData } from './contest-queries.ts'
import { TimeRange, usePhase } from './contest-times.tsx'
import { ContestProblems } from './ContestProblems.tsx'
import { EntryBox } from './EntryBox.tsx'
import { Scoreboard } from './Scoreboard.tsx'

const PublishContest = graphql(`mutation PublishContest($id: ID!) { publishContest(id: $id) }`)
/** Whether its host can still move or cancel it. */
const isOpen = (contest: ContestData | null | undefined): boolean => contest?.state === 'published' && Date.parse(String(contest.endsAt)) > Date.now()

/** A contest: its time, problems and scoreboard (requirements ). */
function ContestPage({ contest: publicContest }: { contest: ContestData }) {
  const isMounted = useMounted()
  // The page that the server rendered does not know what its host has changed since.
  const latest = useQuery(ContestQuery, isMounted ? { number: publicContest.number } : null, { refetchInterval: ({ state }) => isOpen(state.data?.contest) && FOLLOW_MS })
  const contest = latest.data?.contest ?? publicContest
  const { number, title, description, descriptionHtml, host, startsAt, endsAt, state, cancelReason } = contest
  const phase = usePhase(contest)
  // After the start the server shows the problems: it is asked again then.
  const query = useQuery(ContestNowQuery, isMounted ? { number } : null, { refetchInterval: phase === 'running' ? FOLLOW_MS : false, staleTime: 0 })
  const now = query.data?.contest ?? null
  const board = query.data?.contestScoreboard ?? null
  // At the end of a countdown: the host may have moved it.
  const refetch = () => {
    latest.refetch()
    query.refetch()
  }
  const [isReporting, report] = useState(false)
  const publish = useMutation(PublishContest, {
    onSuccess: async (_data, _variables, cache) => {
      await readAgain(cache)
      // The button has gone.
      focusHeading()
      showToast('The contest is published.')
    },
  })
  const fields = publish.error?.fields ?? {}
  const startError = fields['startsAt']
  const problemsError = Object.entries(fields).find(([name]) => name.startsWith('problems'))?.[1]
  const isKept = state === 'draft' || phase === 'upcoming'
  const minutes = minutesOf(new Date(String(startsAt)), new Date(String(endsAt)))
  const actions = (
    <div className="flex flex-wrap items-center gap-2">
      {now?.isOwn === true ? <HostActions contest={contest} isOver={phase === 'over'} isUpcoming={phase === 'upcoming'} isPublishing={publish.isPending} onPublish={() => publish.mutate({ id: contest.id })} /> : <IconButton icon={flagIcon} label="Report this contest" onClick={() => report(true)} />}
    </div>
  )
  const above = (
    <div className="grid grid-cols-1 gap-3">
      <PracticeSections active="contests" />
      <div>
        <ButtonLink variant="ghost" small to={CONTESTS_PATH} icon={arrowLeftIcon}>
          All contests
        </ButtonLink>
      </div>
    </div>
  )
  return (
    <Page title={title} action={actions} above={above}>
      <p className="tabular flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
        {state === 'draft' && <Badge tone="warning">Only you can see this draft</Badge>}
        {state === 'cancelled' && <Badge tone="danger">Canceled</Badge>}
        <span>
          <TimeRange from={startsAt} to={endsAt} /> ({lengthText(minutes)})
        </span>
        {host !== null && (
          <span>
            Hosted by{' '}
            <a className="link" href={profilePath(host.username)}>
              {host.name}
            </a>
          </span>
        )}
      </p>
      {startError !== undefined && <PublishError message={startError} number={number} action="Change the start" />}
      {publish.error !== null && startError === undefined && problemsError === undefined && <ErrorMessage message={publish.error.message} />}
      {state === 'cancelled' && <p className="max-w-[72ch] rounded-card border border-line bg-sunken p-4 text-sm wrap-anywhere">This contest was canceled: {cancelReason}</p>}
      {description !== '' && <CommentText comment={{ text: description, html: descriptionHtml }} />}
      {query.isLoadingError && <ErrorState text="We couldn’t load this contest." hint={query.error?.message ?? ''} onRetry={query.refetch} />}
      {now === null && !query.isLoadingError && <Skeleton className="h-60" />}
      {now !== null && phase !== null && (
        <>
          {state === 'published' && <EntryBox key={phase} contest={contest} problems={now.problems} own={board?.own ?? null} ranked={board?.total ?? 0} entry={now.ownEntry} entryCount={now.entryCount} phase={phase} onPhase={refetch} />}
          {(state !== 'cancelled' || now.problems.length > 0) && (
            <Section title="Problems">
              {now.isOwn && isKept && state !== 'cancelled' && contest.problemCount > 0 && <p className="text-sm text-text-muted">Only you see the problems: they are hidden from everyone else until the start.</p>}
              {problemsError !== undefined && <PublishError message={problemsError} number={number} action="Add problems" />}
              <ContestProblems problems={now.problems} own={board?.own ?? null} problemCount={contest.problemCount} />
            </Section>
          )}
          {now.isOwn && state === 'published' && phase !== 'over' && <Entrants number={number} />}
          {board !== null && <Scoreboard board={board} problems={now.problems} />}
        </>
      )}
      <Suspense>{isReporting && <ReportDialog kind="contest" noun="contest" id={contest.id} onClose={() => report(false)} />}</Suspense>
    </Page>
  )
}

/** Why the contest could not be published, beside what it is about. */
const PublishError = ({ message, number, action }: { message: string; number: number; action: string }) => (
  <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <ErrorMessage message={message} />
    <a className="link text-sm" href={editContestPath(number)}>
      {action}
    </a>
  </div>
)

/** Who signed up, for the host. */
function Entrants({ number }: { number: number }) {
  const contest = useQuery(ContestEntrantsQuery, { number }).data?.contest
  if (contest === undefined || contest === null) return null
  const { entrants, entryCount } = contest
  return (
    <Section title={`Signed up (${entryCount})`}>
      {entrants.length === 0 ? (
        <p className="text-sm text-text-muted">No one has signed up yet. Members find the contest in the list of contests.</p>
      ) : (
        <ul aria-label="Signed up" className="flex flex-wrap gap-x-4 gap-y-2 text-sm">
          {entrants.map(({ id, username, name }) => (
            <li key={id} className="min-w-0 wrap-anywhere">
              <a className="link" href={profilePath(username)}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {entryCount > entrants.length && entrants.length > 0 && <p className="text-sm text-text-muted">The first {entrants.length} are shown.</p>}
    </Section>
  )
}

interface HostProps {
  contest: ContestData
  isOver: boolean
  isUpcoming: boolean
  isPublishing: boolean
  onPublish: () => void
}

function HostActions({ contest: { id, number, state, startsAt, description, problemCount }, isOver, isUpcoming, isPublishing, onPublish }: HostProps) {
  const [isCancelling, cancel] = useState(false)
  const [isAsking, ask] = useState(false)
  if (state === 'cancelled' || state === 'hidden') return null
  return (
    <>
      {state === 'draft' && (
        <Button variant="primary" busy={isPublishing} onClick={problemCount === 0 ? onPublish : () => ask(true)}>
          Publish
        </Button>
      )}
      <ButtonLink to={editContestPath(number)}>Edit</ButtonLink>
      {!isOver && <Button onClick={() => cancel(true)}>{state === 'draft' ? 'Delete draft' : 'Cancel contest'}</Button>}
      <ConfirmDialog
        open={isAsking}
        question="Publish this contest?"
        explanation={`It starts ${dayAndTime(new Date(String(startsAt)))}, your time, with ${counted(problemCount, 'problem', 'problems')}. From now on everyone can see it and sign up.${description === '' ? ' It has no description yet: say who it’s for and what it covers.' : ''}`}
        confirm="Publish"
        variant="primary"
        onConfirm={() => {
          ask(false)
          onPublish()
        }}
        onClose={() => ask(false)}
      />
      {isCancelling && <CancelDialog id={id} isDraft={state === 'draft'} isUpcoming={isUpcoming} onClose={() => cancel(false)} />}
    </>
  )
}

export const page = definePage({
  document: ContestQuery,
  variables: (location) => ({ number: Math.min(Number(location.params['number']) || 0, 2 ** 31 - 1) }),
  exists: ({ contest }) => contest !== null,
  cacheTags: () => ['contests'],
  meta: ({ contest }) => ({
    title: contest!.title,
    description: `A contest of ${contest!.problemCount} problems. ${contest!.description}`.slice(0, 200),
    canonical: contestPath(contest!.number),
    hidden: contest!.state !== 'published',
  }),
  Component: ({ data }) => <ContestPage key={data.contest!.id} contest={data.contest!} />,
})
