import { Skeleton } from '#platform/web/ui/Skeleton.tsx'

/** Placeholder of the settings while they load. */
export function SettingsSkeleton() {
  return (
    <div className="grid content-start gap-5" role="status" aria-label="Loading your settings">
      <Skeleton className="h-6 w-32" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-11 w-full" />
      <Skeleton className="h-11 w-full" />
    </div>
  )
}
