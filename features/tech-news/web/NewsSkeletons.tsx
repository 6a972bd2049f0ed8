import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'
import { SKELETONS } from '../rules/articles.ts'

/** Three placeholders in the shape of articles. */
export function NewsSkeletons() {
  return (
    <div className="grid gap-4" role="status">
      <VisuallyHidden>Loading articles…</VisuallyHidden>
      {Array.from({ length: SKELETONS }, (_, at) => (
        <div key={at} className="card grid grid-cols-1 gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]" aria-hidden="true">
          <Skeleton className="aspect-video w-full" />
          <div className="grid content-start gap-3">
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="h-5 w-4/5" />
            <Skeleton className="h-3.5 w-full" />
            <Skeleton className="h-3.5 w-11/12" />
            <Skeleton className="h-3.5 w-2/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
