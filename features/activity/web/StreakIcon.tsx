/** The decorative icon of a streak: a rising line in the streak color. */
export function StreakIcon() {
  return (
    <svg viewBox="0 0 24 24" className="size-5 flex-none fill-none stroke-streak" aria-hidden="true" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
      <path d="M3 19c3 0 4-4 7-4s3 1 5-2 3-8 6-8" />
      <circle cx="21" cy="5" r="1.5" className="fill-streak" />
    </svg>
  )
}
