import sharp from 'sharp'
import { landscapeOf } from '../../rules/contour.ts'
import { contourPath } from '../../rules/contour-path.ts'
import { SITE } from '../../rules/site.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { letter } from './lettering.ts'

export interface CardText {
  title: string
  /** Such as the author and the reading time. */
  below: string
}

const PAPER = '#fcfbf8'
const INK = '#1d2033'
const SOFT = '#565b6e'
const IRIS = '#4f46c9'
const TITLE_SIZES = [64, 56, 48, 42, 36]

const KEPT = 100
const cards = new Map<string, Promise<Buffer>>()
// A card takes a tenth of a second of CPU time, and anyone may request one.
const limited = limitConcurrency({ atOnce: 1, waiting: 16, retryAfter: 2 })

/**
 * Draws a social card of 1200 × 630 pixels as PNG: the title on its contour lines. The last hundred are cached; others are drawn one at a
 * time, and `BUSY` is thrown when too many wait.
 */
export function drawCard(text: CardText): Promise<Buffer> {
  const key = JSON.stringify([text.title, text.below])
  const before = cards.get(key)
  if (before !== undefined) return before
  const card = limited(() => draw(text))
  cards.set(key, card)
  if (cards.size > KEPT) cards.delete(cards.keys().next().value!)
  card.catch(() => cards.delete(key))
  return card
}

async function draw({ title, below }: CardText): Promise<Buffer> {
  const edges = { left: 96, right: 1104 }
  const background = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="${PAPER}"/><g fill="none" stroke="${IRIS}" stroke-opacity="0.16" stroke-width="2">${contour(title)}</g></svg>`
  const texts = [
    ...(await letter({ ...edges, text: SITE.name, middle: 110, maxHeight: 60, sizes: [34], isBold: true, color: IRIS })),
    ...(await letter({ ...edges, text: title, middle: 320, maxHeight: 290, sizes: TITLE_SIZES, isBold: true, color: INK })),
    ...(await letter({ ...edges, text: below, middle: 540, maxHeight: 48, sizes: [30, 26, 22], isBold: false, color: SOFT })),
  ]
  return sharp(Buffer.from(background)).composite(texts).png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** 48 by 26 cells of 25 units: slightly larger than the card. */
const GRID = { columns: 49, rows: 27, scale: 25, levels: 11, minDistance: 1.5 }

const contour = (name: string) => `<path d="${contourPath(landscapeOf(name, 7), GRID)}"/>`
