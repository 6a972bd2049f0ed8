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

/** The best values of everybody who solved a problem, with the bar of the viewer marked. */
export function UsageHistogram({ title, better, counts, own, step, format }: Props) {
  const bars = histogramOf(counts, own, step)
  if (bars === null) return null
  const most = Math.max(...bars.map(({ people }) => people))
  const width = bars.length * BAR
  const text = `${title}: ${format(own)}, ${better} than ${betterThan(counts, own)}% of accepted solutions`
  return (
    <figure className="grid grid-cols-1 gap-1">
      <figcaption className="text-sm">{text}</figcaption>
      <svg role="img" aria-label={`${text}. ${bars.map(({ from, people }) => `${format(from)}: ${people}`).join(', ')}.`} viewBox={`0 0 ${width} ${HEIGHT}`} className="h-14 w-full max-w-80" preserveAspectRatio="none">
        {bars.map(({ from, people, isOwn }, at) => {
          const height = people === 0 ? 1 : Math.max(3, (people / most) * (HEIGHT - 2))
          return <rect key={from} className={isOwn ? 'fill-accent' : 'fill-border-strong'} x={at * BAR + 1} y={HEIGHT - height} width={BAR - 2} height={height} />
        })}
      </svg>
      <p className="tabular flex max-w-80 justify-between text-xs text-text-muted" aria-hidden="true">
        <span>{format(bars[0]!.from)}</span>
        <span>{format(bars.at(-1)!.from)}</span>
      </p>
    </figure>
  )
}
