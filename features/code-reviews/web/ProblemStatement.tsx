import { useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'

const ReviewedProblemQuery = graphql(`query ReviewedProblem($slug: String!) { problem(slug: $slug) { statementHtml } }`)

/** The statement of the reviewed problem, folded at first. It is loaded when it is opened. */
export function ProblemStatement({ slug }: { slug: string }) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details className="min-w-0 rounded-card border border-line bg-surface px-4 py-3 xl:open:order-last" onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary className="cursor-pointer text-sm font-medium">Problem statement</summary>
      {wasOpened && <Statement slug={slug} />}
    </details>
  )
}

function Statement({ slug }: { slug: string }) {
  const { data, error, isLoadingError } = useQuery(ReviewedProblemQuery, { slug })
  if (isLoadingError) return <p className="mt-3 text-sm text-text-muted">{error.message}</p>
  if (data === undefined) return <Skeleton className="mt-3 h-40" />
  return <div className="mt-3 text-sm">{data.problem === null ? 'This problem is no longer available.' : <RichText shown={data.problem.statementHtml} />}</div>
}
