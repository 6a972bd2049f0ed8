import { TALL, WIDE } from '#platform/rules/illustrations/drawing.ts'
import { illustrate, type Motif } from '#platform/rules/illustrations/illustrate.ts'

interface Props {
  motif: Motif
  /** The same seed, such as a title, draws the same picture. */
  seed: string
  className?: string
}

const LAYERS = ['wash', 'lines', 'tint', 'solid', 'faint', 'strong', 'second', 'dots', 'secondDots'] as const

/** A drawn illustration in the colors of the theme. Decoration only. */
export function Illustration({ motif, seed, className = '' }: Props) {
  const drawing = illustrate(motif, seed)
  return (
    <svg className={`illustration ${className}`} viewBox={`0 0 ${WIDE} ${TALL}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {LAYERS.map((layer) => drawing[layer] !== undefined && drawing[layer] !== '' && <path key={layer} className={`drawn-${layer}`} d={drawing[layer]} />)}
    </svg>
  )
}
