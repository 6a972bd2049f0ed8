import { useMemo, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { contourPath } from '#platform/rules/contour-path.ts'
import { landscapeOf, type Landscape, type Point } from '#platform/rules/contour.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { descentSentence, gradientDescent } from '../rules/descent.ts'

const WIDE = 600
const TALL = 400
const RATES = [0.002, 0.006, 0.015, 0.04]
const MOMENTA = [0, 0.6, 0.9]
const STEP = 0.03

// Two valleys, one of them deeper, with a saddle between: the starting point decides where it ends.
const hills = landscapeOf('try it yourself', 6)
const basin: Landscape = (x, y) =>
  0.35 * hills(x, y) - 1.1 * Math.exp(-14 * ((x - 0.3) ** 2 + (y - 0.62) ** 2)) - 0.7 * Math.exp(-18 * ((x - 0.74) ** 2 + (y - 0.34) ** 2))

/** A map on which a starting point can be set by pointer or arrow keys, with learning rate and momentum. */
export function DescentToy() {
  const [start, setStart] = useState<Point>([0.52, 0.12])
  const [rate, setRate] = useState(1)
  const [momentum, setMomentum] = useState(0)
  const map = useRef<SVGSVGElement>(null)
  const lines = useMemo(() => contourPath(basin, { columns: 49, rows: 33, scale: WIDE / 48, levels: 14, minDistance: 1.5 }), [])
  const descent = useMemo(
    () => gradientDescent(basin, { start, rate: RATES[rate]!, momentum: MOMENTA[momentum]! }),
    [start, rate, momentum],
  )
  const path = descent.path.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${(x * WIDE).toFixed(1)} ${(y * TALL).toFixed(1)}`).join('')
  const [endX, endY] = descent.path.at(-1)!

  const onPointer = (event: PointerEvent) => {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const box = map.current!.getBoundingClientRect()
    setStart([inside((event.clientX - box.left) / box.width), inside((event.clientY - box.top) / box.height)])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key]
    if (move === undefined) return
    event.preventDefault()
    setStart(([x, y]) => [inside(x + move[0] * STEP), inside(y + move[1] * STEP)])
  }

  return (
    <div className="grid">
      {/* A custom widget: the pointer or the arrow keys set the starting point. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <svg
        ref={map}
        viewBox={`0 0 ${WIDE} ${TALL}`}
        className="descent"
        role="application"
        aria-roledescription="landscape"
        aria-label="A loss landscape. Use the arrow keys to move the starting point."
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onPointerDown={onPointer}
        onPointerMove={onPointer}
        onKeyDown={onKeyDown}
      >
        <path className="descent-lines" d={lines} />
        <path className="descent-path" d={path} />
        <circle className="descent-start" cx={start[0] * WIDE} cy={start[1] * TALL} r="6" />
        <circle className="descent-end" cx={endX * WIDE} cy={endY * TALL} r="7" />
      </svg>
      <div className="grid gap-3 border-t border-line p-4 text-sm">
        <p role="status">{descentSentence(descent)}</p>
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          <Slider label="Learning rate" shown={String(RATES[rate])} value={rate} most={RATES.length - 1} onChange={setRate} />
          <Slider label="Momentum" shown={String(MOMENTA[momentum])} value={momentum} most={MOMENTA.length - 1} onChange={setMomentum} />
          <Button small className="ml-auto" onClick={() => setStart([0.05 + Math.random() * 0.9, 0.05 + Math.random() * 0.9])}>
            Try another start
          </Button>
        </div>
        <p className="text-text-muted">Click the map to drop a point and watch it roll downhill, like every model in training.</p>
      </div>
    </div>
  )
}

const MOVES: Record<string, Point | undefined> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }
const inside = (value: number) => Math.min(0.99, Math.max(0.01, value))

interface SliderProps {
  label: string
  shown: string
  value: number
  most: number
  onChange: (value: number) => void
}

function Slider({ label, shown, value, most, onChange }: SliderProps) {
  return (
    <label className="grid gap-1">
      <span>
        {label} <span className="tabular text-text-muted">{shown}</span>
      </span>
      <input
        type="range"
        min={0}
        max={most}
        step={1}
        value={value}
        aria-valuetext={shown}
        className="w-36 accent-accent pointer-coarse:h-8"
        onChange={(event) => onChange(Number(event.target.value))}
      />
    </label>
  )
}
