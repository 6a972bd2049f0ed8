/** A thin bar of a share from 0 to 1. Decoration: the text beside it says the same. */
export function ProgressBar({ share }: { share: number }) {
  return (
    <svg className="h-1.5 w-full rounded-full bg-line text-accent" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={Math.round(share * 100)} height="1" fill="currentColor" />
    </svg>
  )
}
