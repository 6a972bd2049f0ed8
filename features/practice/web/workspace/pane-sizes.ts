/** The sizes of the panes, in percent: the width of the statement, and the height of the editor. 0 and 100 collapse a pane. */
export interface PaneSizes {
  columns: number
  rows: number
}

export const FIRST_SIZES: PaneSizes = { columns: 42, rows: 62 }
const KEY = 'cloggle.panes'
/** A pane below this size is collapsed. */
const SMALLEST = 12

/** Moves a size into its range; a pane that would be too small is collapsed. */
export function snapped(size: number): number {
  if (!Number.isFinite(size)) return 50
  if (size < SMALLEST) return size < SMALLEST / 2 ? 0 : SMALLEST
  if (size > 100 - SMALLEST) return size > 100 - SMALLEST / 2 ? 100 : 100 - SMALLEST
  return Math.round(size * 10) / 10
}

/** The size after a key press on the separator; null for other keys. Enter collapses the first pane, or restores it to `first`. */
export function sizeAfterKey(key: string, size: number, first: number): number | null {
  if (key === 'ArrowLeft' || key === 'ArrowUp') return size === 100 ? 100 - SMALLEST : size <= SMALLEST ? 0 : snapped(size - 2)
  if (key === 'ArrowRight' || key === 'ArrowDown') return size === 0 ? SMALLEST : size >= 100 - SMALLEST ? 100 : snapped(size + 2)
  if (key === 'Home') return 0
  if (key === 'End') return 100
  return key === 'Enter' ? (size === 0 || size === 100 ? first : 0) : null
}

/** The sizes that are stored on this device. */
export function readSizes(storage: Pick<Storage, 'getItem'>): PaneSizes {
  try {
    const stored = JSON.parse(storage.getItem(KEY) ?? '{}') as Record<string, unknown>
    const size = (name: keyof PaneSizes) => (typeof stored[name] === 'number' ? snapped(stored[name]) : FIRST_SIZES[name])
    return { columns: size('columns'), rows: size('rows') }
  } catch {
    return FIRST_SIZES
  }
}

export function storeSizes(sizes: PaneSizes, storage: Pick<Storage, 'setItem'>): void {
  try {
    storage.setItem(KEY, JSON.stringify(sizes))
  } catch {
    // Without storage the sizes last as long as the page.
  }
}
