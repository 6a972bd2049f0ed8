import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { takingPieces, type Piece } from './kept-piece.tsx'

const MOST_KEPT = 2_000

// Random, so that no text of a person can stand for a piece.
const MARK = crypto.randomUUID()
const BEFORE = `<kept-piece n="${MARK}-`
const AFTER = '"></kept-piece>'

/** HTML in the order in which it is sent: texts, and between them pieces that are bytes already. */
export type Html = readonly (string | Uint8Array)[]

/** Renders a page and puts in its pieces, which are rendered only where their props are new. */
export function renderWithPieces(page: ReactElement): Html {
  const pieces: Piece[] = []
  const html = takingPieces(
    (piece) => `${MARK}-${pieces.push(piece) - 1}`,
    () => renderToString(page),
  )
  const [beginning, ...rest] = html.split(BEFORE)
  return rest.reduce<(string | Uint8Array)[]>((done, part) => {
    const end = part.indexOf(AFTER)
    done.push(htmlOf(pieces[Number(part.slice(0, end))]!))
    if (part.length > end + AFTER.length) done.push(part.slice(end + AFTER.length))
    return done
  }, [beginning!])
}

const encoder = new TextEncoder()

function htmlOf({ View, props, kept }: Piece): Uint8Array {
  const key = JSON.stringify(props)
  const known = kept.get(key)
  if (known !== undefined) return known
  if (!isPlain(props)) throw new Error('The props of a kept piece are plain data and handlers, nothing else.')
  const html = encoder.encode(renderToString(<View {...props} />))
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value!)
  kept.set(key, html)
  return html
}

/** Whether `JSON.stringify` tells two such values apart. */
function isPlain(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  const kind: unknown = Object.getPrototypeOf(value)
  const isBare = Array.isArray(value) || kind === Object.prototype || kind === null
  return isBare && Object.values(value).every(isPlain)
}
