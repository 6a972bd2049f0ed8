import { drawingOf } from './contour-drawing.ts'

interface Props {
  /** Each name has its own landscape. */
  name: string
  className?: string
}

/** A faint landscape of contour lines with a point at its minimum. Decoration only. */
export function Contour({ name, className = '' }: Props) {
  const { lines, path, end } = drawingOf(name)
  return (
    <svg
      className={`contour ${className}`}
      viewBox="0 0 1200 800"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={lines} />
      <path className="contour-way" d={path} />
      <circle className="contour-point" cx={end[0]} cy={end[1]} r="6.5" />
    </svg>
  )
}
