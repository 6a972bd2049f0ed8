import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { VisuallyHidden } from '#platform/web/ui/VisuallyHidden.tsx'

/** Three placeholders in the shape of events. */
export function EventSkeletons() {
  return (
    <div className="grid gap-4" role="status">
      <VisuallyHidden>Loading events…</VisuallyHidden>
      {Array.from({ length: 3 }, (_, at) => (
        <div key={at} className="card flex gap-4 p-5 max-md:p-4" aria-hidden="true">
          <Skeleton className="h-20 w-14" />
          <div className="grid flex-1 content-start gap-3">
            <Skeleton className="h-5 w-24" />
            <Skeleton className="h-5 w-3/5" />
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3.5 w-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
