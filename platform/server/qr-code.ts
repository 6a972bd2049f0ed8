import qrcode from 'qrcode-generator'

/** A QR code as the SVG path of its dark squares, in a view box of `size` by `size` with the quiet border included. */
export interface QrCode {
  path: string
  size: number
}

const QUIET_BORDER = 4

const MAX_CACHED = 1_000
const cache = new Map<string, QrCode>()

/** Returns the QR code of a text, with the latest ones cached: drawing takes milliseconds, and pages that many people view need it. */
export function qrCode(text: string): QrCode {
  const code = cache.get(text) ?? draw(text)
  cache.delete(text)
  cache.set(text, code)
  if (cache.size > MAX_CACHED) cache.delete(cache.keys().next().value!)
  return code
}

/** Draws the QR code of a text with error correction level M (requirement R-3). Throws if the text is longer than 2,331 bytes. */
function draw(text: string): QrCode {
  const code = qrcode(0, 'M')
  // The library reads one character per byte.
  code.addData(Buffer.from(text).toString('latin1'), 'Byte')
  code.make()
  const count = code.getModuleCount()
  const rows = Array.from({ length: count }, (_, row) => Array.from({ length: count }, (_one, column) => (code.isDark(row, column) ? '1' : '0')).join(''))
  return { path: rows.map(pathOfRow).join(''), size: count + 2 * QUIET_BORDER }
}

const pathOfRow = (squares: string, row: number): string =>
  [...squares.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index + QUIET_BORDER} ${row + QUIET_BORDER}h${run.length}v1h-${run.length}z`).join('')
