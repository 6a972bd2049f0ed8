import { landscapeOf, seededRandom } from '#platform/rules/contour.ts'
import { contourPath } from '#platform/rules/contour-path.ts'

/** The contour tile of a person: one path in a view box of 80 by 80, and one of five tints. */
export interface Tile {
  path: string
  tint: number
}

const MAX_TILES = 500
const tiles = new Map<string, Tile>()

const FINE = { columns: 17, rows: 17, scale: 5, levels: 5, minDistance: 1.6 }

/** The tile of a person's ID, always the same. */
export function tileOf(id: string): Tile {
  const cached = tiles.get(id)
  if (cached) return cached
  if (tiles.size >= MAX_TILES) tiles.clear()
  const tile = {
    path: contourPath(landscapeOf(id, 4), FINE),
    tint: Math.floor(seededRandom(`tint ${id}`)() * 5),
  }
  tiles.set(id, tile)
  return tile
}

/** At most two letters: of the first and the last word of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const letters = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  return letters.map((part) => [...part][0]!.toLocaleUpperCase('en')).join('') || '?'
}
