/** A cell by its row and column. */
export type Place = readonly [row: number, column: number]

const STEPS: Readonly<Record<string, Place>> = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] }

/** The cell that a key leads to from another one in a matrix of a size: arrows, and Home and End in a row. Null for other keys. */
export function placeAfter(key: string, [row, column]: Place, [rows, columns]: Place): Place | null {
  if (key === 'Home') return [row, 0]
  if (key === 'End') return [row, columns - 1]
  const step = STEPS[key]
  if (step === undefined) return null
  return [Math.min(rows - 1, Math.max(0, row + step[0])), Math.min(columns - 1, Math.max(0, column + step[1]))]
}
