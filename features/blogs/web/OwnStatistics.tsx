import { lazy, Suspense, useState } from 'react'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Card } from '#platform/web/ui/Card.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { OwnBlogDaysQuery, ownTitle, type OwnBlog } from './own-blog-requests.ts'

const DaysChart = lazy(() => import('./DaysChart.tsx').then((module) => ({ default: module.DaysChart })))

interface Props {
  blogs: readonly OwnBlog[]
  /** The id of the blog that is shown; all together without one. */
  blog: string | null
  onChoose: (blog: string | null) => void
}

const COUNTS = { views: 'Views', likes: 'Likes', comments: 'Comments' } as const
type Count = keyof typeof COUNTS

/** What happened to the author's published blogs in the last 30 days (requirement B-39). */
export function OwnStatistics({ blogs, blog, onChoose }: Props) {
  const [count, setCount] = useState<Count>('views')
  const published = blogs.filter(({ isPublished }) => isPublished)
  const chosen = published.find(({ id }) => id === blog)
  const query = useQuery(OwnBlogDaysQuery, { id: chosen?.id ?? null })
  return (
    <Card as="section" labelledBy="statistics" className="grid gap-3">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="statistics" className="text-base font-semibold">
          Last 30 days
        </h2>
        <div className="flex min-w-0 flex-wrap gap-2">
          <Select
            aria-label="Blog"
            className="max-w-72 min-w-0"
            value={chosen?.id ?? ''}
            options={[{ value: '', label: 'All blogs' }, ...published.map((one) => ({ value: one.id, label: ownTitle(one) }))]}
            onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
          />
          <Select
            aria-label="Number"
            value={count}
            options={Object.entries(COUNTS).map(([value, label]) => ({ value, label }))}
            onChange={({ target }) => setCount(target.value as Count)}
          />
        </div>
      </header>
      {query.isLoadingError ? (
        <ErrorState text="Error loading statistics" hint={errorMessage(query.error)} onRetry={query.refetch} />
      ) : query.data === undefined ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <DaysChart days={query.data.ownBlogDays} count={count} label={COUNTS[count]} about={chosen === undefined ? 'all blogs' : ownTitle(chosen)} />
        </Suspense>
      )}
    </Card>
  )
}
