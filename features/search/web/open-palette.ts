/** Opens the command palette: an event, so that a key press loads nothing else. */
const OPENED = 'cloggle:palette'

export const openPalette = (): void => void dispatchEvent(new Event(OPENED))

/** Calls back when the palette is asked for; returns the function that stops it. */
export function onOpenPalette(open: () => void): () => void {
  addEventListener(OPENED, open)
  return () => removeEventListener(OPENED, open)
}
