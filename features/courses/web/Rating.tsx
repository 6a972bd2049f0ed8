/** A mean rating with the number of ratings. */
export function Rating({ rating, count }: { rating: number; count: number }) {
  const value = rating.toFixed(1)
  return (
    <span className="tabular" title={`${value} of 5 from ${count === 1 ? '1 review' : `${count} reviews`}`}>
      <span aria-hidden="true">★ </span>
      <span className="sr-only">Rating </span>
      {value} ({count})
    </span>
  )
}
