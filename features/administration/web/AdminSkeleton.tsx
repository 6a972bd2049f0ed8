import { Skeleton } from '#platform/web/ui/Skeleton.tsx'

/** Placeholder of a section while it loads. */
export function AdminSkeleton() {
  return (
    <div className="grid gap-3" aria-hidden="true">
      {[0, 1, 2, 3].map((row) => (
        <Skeleton key={row} className="h-14 w-full" />
      ))}
    </div>
  )
}
