import { drawingOf } from '#platform/web/ui/contour-drawing.ts'

/** The landscape behind the opening; the point descends along its way as `progress` goes from 0 to 1. */
export function OpeningDrawing({ progress }: { progress: number }) {
  const { lines, way } = drawingOf('opening')
  return (
    <svg className="contour opening-drawing" viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={lines} />
      <path className="contour-way opening-way" d={way} pathLength="100" strokeDasharray="100" strokeDashoffset={100 - progress * 100} />
    </svg>
  )
}
