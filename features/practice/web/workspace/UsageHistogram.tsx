import { betterThan, histogramOf } from '../../rules/usage-histogram.ts'

interface Props {
  /** What is compared, such as `Time`. */
  title: string
  /** How a better value is called, such as `faster`. */
  better: string
  counts: readonly { usage: number; people: number }[]
  own: number
  /** The step to which the judge rounds. */
  step: number
  format: (usage: number) => string
}

const HEIGHT = 56
const BAR = 24
/** Few bars are not stretched over the whole width. */
const SLOTS = 8

/** The best values of everybody who solved a problem, with the bar of the viewer marked. */
export function UsageHistogram({ title, better, counts, own, step, format }: Props) {
  const bars = histogramOf(counts, own, step)
  if (bars === null) return null
  const share = betterThan(counts, own)
  const text = share === 0 ? `${title}: ${format(own)}` : `${title}: ${format(own)}, ${better} than ${share}% of accepted solutions`
  // One bar compares nothing.
  if (bars.length === 1) return <p className="text-sm">{text}, the same as in all accepted solutions</p>
  const most = Math.max(...bars.map(({ people }) => people))
  const width = Math.max(SLOTS, bars.length) * BAR
  return (
    <figure className="grid grid-cols-1 gap-1">
      <figcaption className="text-sm">{text}</figcaption>
      <svg role="img" aria-label={`${text}. ${bars.map(({ from, people }) => `${format(from)}: ${people}`).join(', ')}.`} viewBox={`0 0 ${width} ${HEIGHT}`} className="h-14 w-full max-w-80" preserveAspectRatio="none">
        {bars.map(({ from, people, isOwn }, at) => {
          const height = people === 0 ? 1 : Math.max(3, (people / most) * (HEIGHT - 2))
          return <rect key={from} className={isOwn ? 'fill-accent' : 'fill-border-strong'} x={at * BAR + 1} y={HEIGHT - height} width={BAR - 2} height={height} />
        })}
      </svg>
      <p className="tabular text-xs text-text-muted" aria-hidden="true">
        {format(bars[0]!.from)} to {format(bars.at(-1)!.from)}
      </p>
    </figure>
  )
}
