const LINES =
  'M10 2.5c6-.7 11.5 3.5 11.5 9.5 0 5.5-4 9.5-9.5 9.5-6 0-10-4-9.5-10C3 6.5 5.5 3 10 2.5z' +
  'M13.5 8c3.5-.3 5 2.2 4.5 5-.4 2.6-2.3 4.5-5 4.5-2.8 0-4.5-2-4.2-4.7.3-2.6 2-4.6 4.7-4.8z'

/** The product's logo: two contour lines and a point between them at the minimum. */
export function Mark() {
  return (
    <svg className="size-6 fill-none stroke-accent" viewBox="0 0 24 24" strokeWidth="1.5" aria-hidden="true">
      <path d={LINES} />
      <circle cx="14" cy="13.3" r="1.5" className="fill-accent" />
    </svg>
  )
}
