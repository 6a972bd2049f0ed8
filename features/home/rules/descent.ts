import { counted } from '#platform/rules/counted.ts'
import type { Landscape, Point } from '#platform/rules/contour.ts'

/** How a descent ended: converged, left the map, or ran out of steps. */
export type Ending = 'converged' | 'diverged' | 'unfinished'

export interface Descent {
  path: Point[]
  ending: Ending
  /** The height at the end. */
  loss: number
}

interface DescentOptions {
  start: Point
  /** The length of a step for a slope of one, in widths of the map. */
  rate: number
  /** The share of the last step that is kept, from 0 to below 1. */
  momentum: number
  steps?: number
}

const SLOPE_DELTA = 0.001
const LEVEL = 0.02
const MIN_STEP = 0.0004

/** Runs gradient descent with momentum on a landscape over the unit square. */
export function gradientDescent(landscape: Landscape, { start, rate, momentum, steps = 200 }: DescentOptions): Descent {
  const path: Point[] = [start]
  let [x, y] = start
  let [movesX, movesY] = [0, 0]
  const end = (ending: Ending): Descent => ({ path, ending, loss: landscape(x, y) })
  for (let step = 0; step < steps; step += 1) {
    const slopeX = (landscape(x + SLOPE_DELTA, y) - landscape(x - SLOPE_DELTA, y)) / (2 * SLOPE_DELTA)
    const slopeY = (landscape(x, y + SLOPE_DELTA) - landscape(x, y - SLOPE_DELTA)) / (2 * SLOPE_DELTA)
    movesX = momentum * movesX - rate * slopeX
    movesY = momentum * movesY - rate * slopeY
    x += movesX
    y += movesY
    path.push([x, y])
    if (x < 0 || x > 1 || y < 0 || y > 1) return end('diverged')
    if (Math.hypot(slopeX, slopeY) < LEVEL && Math.hypot(movesX, movesY) < MIN_STEP) return end('converged')
  }
  return end('unfinished')
}

/** Describes the result of a descent in a sentence. */
export function descentSentence({ path, ending, loss }: Descent): string {
  const steps = counted(path.length - 1, 'step', 'steps')
  const shown = loss.toFixed(2).replace('-', '−')
  if (ending === 'diverged') return `Diverged after ${steps}. Try a lower learning rate.`
  if (ending === 'unfinished') return `Still moving after ${steps} (loss ${shown}). Lower is better.`
  return `Settled after ${steps} (loss ${shown}). Lower is better.`
}
