import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { OWN_PROBLEMS_PATH, ownProblemPath } from '../../rules/paths.ts'
import { problemStates } from '../../rules/problem-states.ts'
import { NewProblem } from './NewProblem.tsx'
import { ProblemEditor } from './ProblemEditor.tsx'
import { shownTitle } from './shown-title.ts'

const OwnWrittenProblems = graphql(`
  query OwnWrittenProblems { ownWrittenProblems { slug title state isPublished wasPublished isInReview reviewComment difficulty changedAt } }
`)
type OwnProblem = ResultOf<typeof OwnWrittenProblems>['ownWrittenProblems'][number]

/** The list of the problems that the viewer wrote, or the editor of one of them. */
export function OwnProblems({ slug }: { slug: string | null }) {
  // The last save of a draft may end after its list is shown.
  const query = useQuery(OwnWrittenProblems, slug === null ? {} : null, { meta: { followsMutations: true } })
  const problems = query.data?.ownWrittenProblems
  if (slug !== null) {
    return (
      <Page title="Edit problem">
        <ProblemEditor key={slug} slug={slug} back={{ path: OWN_PROBLEMS_PATH, label: 'Your problems' }} />
      </Page>
    )
  }
  return (
    <Page title="Your problems" sentence="Write a problem, try it, and send it for review. It is published when someone else has approved it." action={<NewProblem editPath={ownProblemPath} />}>
      <StaleNote query={query} />
      {query.isLoadingError ? (
        <ErrorState text="We couldn’t load your problems." hint={query.error.message} onRetry={query.refetch} />
      ) : problems === undefined ? (
        <Skeleton className="h-60 w-full" />
      ) : problems.length === 0 ? (
        <EmptyState text="You haven’t written a problem yet" hint="Start with a title. The template shows what belongs to a problem." />
      ) : (
        <ul className="rounded-card border border-line bg-surface">
          {problems.map((problem) => <Row key={problem.slug} problem={problem} />)}
        </ul>
      )}
    </Page>
  )
}

function Row({ problem }: { problem: OwnProblem }) {
  const { slug, title, difficulty, changedAt, reviewComment, isInReview } = problem
  return (
    <li className="relative grid min-w-0 gap-1 border-b border-line px-4 py-3 last:border-b-0 hover:bg-sunken">
      <a className="font-medium wrap-anywhere after:absolute after:inset-0 hover:underline" href={ownProblemPath(slug)}>
        {shownTitle(title)}
      </a>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-text-muted">
        {problemStates(problem).map(({ label, tone }) => (
          <Badge key={label} tone={tone}>
            {label}
          </Badge>
        ))}
        {difficulty} <TimeAgo at={changedAt} />
      </p>
      {reviewComment !== '' && !isInReview && <p className="text-sm wrap-anywhere whitespace-pre-line">{reviewComment}</p>}
    </li>
  )
}
