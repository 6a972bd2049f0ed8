import { graphql } from '#platform/web/graphql/graphql.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import type { ProblemStatus } from '../rules/practice-progress.ts'
import type { ListState } from './list-address.ts'
import { ProblemCardFields, ProblemCards } from './ProblemCards.tsx'

const OwnProblemsQuery = graphql(
  `
  query OwnProblems($status: ProblemStatus!, $q: String, $difficulty: Difficulty, $tags: [String!], $sort: ProblemSort, $size: Int, $page: Int) {
    ownProblems(status: $status, q: $q, difficulty: $difficulty, tags: $tags, sort: $sort, size: $size, page: $page) {
      items { ...ProblemCardFields }
      total
      page
      pages
    }
  }
`,
  [ProblemCardFields],
)

/** The list of problems that a member solved, tried or did not try. It is personal, so it is loaded after the page. */
export function OwnProblemCards({ state, status }: { state: ListState; status: ProblemStatus }) {
  const session = useSession()
  const { asMember } = useAuth()
  const { q, difficulty, tags, sort, size, page } = state
  const { data, error, isLoadingError, refetch } = useQuery(OwnProblemsQuery, session === null ? null : { status, q, difficulty, tags: [...tags], sort, size, page })
  if (isLoadingError) return <ErrorState text="Couldn’t load problems" hint={error.message} onRetry={refetch} />
  if (data !== undefined) return <ProblemCards state={state} results={data.ownProblems} />
  return (
    <div className="grid min-w-0 content-start gap-5">
      <h1 id="problems" tabIndex={-1} className="text-2xl">
        Practice Problems
      </h1>
      <div className="grid justify-items-start gap-3 in-data-[session=in]:hidden">
        <p className="text-sm text-text-muted">Log in to filter by what you solved.</p>
        <Button onClick={() => asMember(() => {})}>Log in</Button>
      </div>
      <Skeleton className="hidden h-64 in-data-[session=in]:block" />
    </div>
  )
}
