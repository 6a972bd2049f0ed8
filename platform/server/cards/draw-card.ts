import sharp from 'sharp'
import { landscapeOf } from '../../rules/contour.ts'
import { contourPath } from '../../rules/contour-path.ts'
import { SITE } from '../../rules/site.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { wrapText, textLine } from './lettering.ts'

export interface CardText {
  title: string
  /** Such as the author and the reading time. */
  below: string
}

const PAPER = '#fcfbf8'
const INK = '#1d2033'
const SOFT = '#565b6e'
const IRIS = '#4f46c9'
const SIZE = 64

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

async function draw(text: CardText): Promise<Buffer> {
  const titles = wrapText(text.title, { size: SIZE, width: 1000, maxLines: 3 })
  const top = 330 - (titles.length - 1) * 38
  const parts = [
    `<rect width="1200" height="630" fill="${PAPER}"/>`,
    `<g fill="none" stroke="${IRIS}" stroke-opacity="0.16" stroke-width="2">${contour(text.title)}</g>`,
    textLine({ text: SITE.name, x: 96, y: 120, size: 34, weight: 600, fill: IRIS }),
    ...titles.map((title, at) => textLine({ text: title, x: 96, y: top + at * 78, size: SIZE, weight: 600, fill: INK })),
    textLine({ text: text.below, x: 96, y: 548, size: 30, weight: 400, fill: SOFT }),
  ]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${parts.join('')}</svg>`
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer()
}

/** 48 by 26 cells of 25 units: slightly larger than the card. */
const GRID = { columns: 49, rows: 27, scale: 25, levels: 11, minDistance: 1.5 }

const contour = (name: string) => `<path d="${contourPath(landscapeOf(name, 7), GRID)}"/>`
