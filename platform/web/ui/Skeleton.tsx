/** A placeholder in the shape of loading content; it becomes visible after 300 ms. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return <div className={`skeleton ${className}`} />
}

/** Several placeholder lines of text. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  const widths = ['w-full', 'w-11/12', 'w-4/5', 'w-full', 'w-2/3']
  return (
    <div className="grid gap-2.5" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={`h-3.5 ${line === lines - 1 ? 'w-2/3' : widths[line % widths.length]}`} />
      ))}
    </div>
  )
}
