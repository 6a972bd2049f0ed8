import type { ReactNode } from 'react'
import { Skeleton, SkeletonText } from '#platform/web/ui/Skeleton.tsx'

/** A placeholder in the shape of the editor while its code loads. The title can already be typed. */
export function EditorSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-[52rem] grid-cols-1 gap-5 px-8 py-6 max-md:px-4 max-md:py-4">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h1 className="text-sm font-medium text-text-muted">Write a blog</h1>
        <Skeleton className="h-9 w-44" />
      </div>
      {children}
      <Skeleton className="h-16 w-full" />
      <Skeleton className="h-11 w-full max-md:hidden" />
      <SkeletonText lines={5} />
      <p role="status" className="sr-only">
        Loading the editor...
      </p>
    </div>
  )
}
