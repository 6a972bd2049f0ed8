import { drawingOf } from '#platform/web/ui/contour-drawing.ts'

/** The landscape behind the opening; the point descends along its path as `progress` goes from 0 to 1. */
export function OpeningDrawing({ progress }: { progress: number }) {
  const { lines, path } = drawingOf('first light')
  const travelled = progress * 100
  return (
    <svg
      className="contour opening-drawing"
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={lines} />
      <path className="opening-way" d={path} pathLength="100" strokeDasharray="100" strokeDashoffset={100 - travelled} />
      {/* The point is a dash of length zero with round caps: it moves along the same path at the same pace. */}
      <path className="opening-point" d={path} pathLength="100" strokeDasharray="0 200" strokeDashoffset={-travelled} />
    </svg>
  )
}
