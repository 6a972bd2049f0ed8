import { chanceOf, type Drawing } from './drawing.ts'
import { motifs } from './motifs.ts'

/** What an illustration shows. */
export type Motif = keyof typeof motifs
export const MOTIFS = Object.keys(motifs) as Motif[]

const MAX_DRAWINGS = 300
const drawings = new Map<string, Drawing>()

/** The illustration of a motif for a seed, such as a title: always the same one. */
export function illustrate(motif: Motif, seed: string): Drawing {
  const key = `${motif} ${seed}`
  const known = drawings.get(key)
  if (known !== undefined) return known
  if (drawings.size >= MAX_DRAWINGS) drawings.clear()
  const drawing = motifs[motif](chanceOf(key), key)
  drawings.set(key, drawing)
  return drawing
}
