import { Card } from '#platform/web/ui/Card.tsx'
import { Skeleton, SkeletonText } from '#platform/web/ui/Skeleton.tsx'

/** Placeholders in the shape of the cards while people are loading. */
export function PeopleSkeleton({ count }: { count: number }) {
  return (
    <div role="status" aria-label="Loading people..." className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
      {Array.from({ length: count }, (_, at) => (
        <Card key={at} className="grid min-h-68 grid-rows-[auto_1fr_auto_auto] gap-3 max-sm:nth-[n+3]:hidden">
          <div className="flex items-center gap-3">
            <Skeleton className="size-14 rounded-full!" />
            <Skeleton className="h-4 flex-1" />
          </div>
          <SkeletonText lines={4} />
          <Skeleton className="h-10" />
          <Skeleton className="h-8 max-md:h-11" />
        </Card>
      ))}
    </div>
  )
}
