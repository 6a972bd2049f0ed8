import { landscapeOf, numbersFrom } from '#platform/rules/contour.ts'
import { contourPath } from '#platform/rules/contour-path.ts'

/** The contour tile of a person: one path on a view box of 80 by 80, and one of five tints. */
export interface Tile {
  path: string
  tint: number
}

const MOST = 500
const tiles = new Map<string, Tile>()

const FINE = { columns: 17, rows: 17, scale: 5, levels: 5, apart: 1.6 }
// Beside a name the tile is 24 pixels wide: finer lines would not be seen, but sent with every card of a list.
const COARSE = { columns: 9, rows: 9, scale: 10, levels: 3, apart: 1.4 }

/** The tile that belongs to a person's id, always the same; for small pictures with fewer lines. */
export function tileOf(id: string, small = false): Tile {
  const key = small ? `${id} small` : id
  const known = tiles.get(key)
  if (known) return known
  if (tiles.size >= MOST) tiles.clear()
  const tile = {
    path: contourPath(landscapeOf(id, 4), small ? COARSE : FINE),
    tint: Math.floor(numbersFrom(`tint ${id}`)() * 5),
  }
  tiles.set(key, tile)
  return tile
}

/** At most two letters: of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return letters.map((word) => [...word][0]!.toLocaleUpperCase('en')).join('') || '?'
}
