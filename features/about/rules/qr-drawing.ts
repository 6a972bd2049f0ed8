const SIDE = 21
const FINDERS = [[0, 0], [SIDE - 7, 0], [0, SIDE - 7]] as const

/** Whether a module of the drawing is dark: the three finders of a real code, and noise that is always the same. */
function isDark(x: number, y: number): boolean {
  for (const [left, top] of FINDERS) {
    const [dx, dy] = [x - left, y - top]
    // A quiet line around each finder.
    if (dx < -1 || dy < -1 || dx > 7 || dy > 7) continue
    const ring = Math.max(Math.abs(dx - 3), Math.abs(dy - 3))
    return ring !== 2 && ring <= 3
  }
  return ((x * 73 + y * 151 + x * y * 29) % 17) % 2 === 0
}

/** The path of a drawing of a QR code. It cannot be scanned. */
export function qrModules(left: number, top: number, size: number): string {
  const step = Math.round((size / SIDE) * 100) / 100
  const cells = Array.from({ length: SIDE * SIDE }, (_, at) => [at % SIDE, Math.floor(at / SIDE)] as const).filter(([x, y]) => isDark(x, y))
  const round = (value: number) => Math.round(value * 100) / 100
  return cells.map(([x, y]) => `M${round(left + x * step)} ${round(top + y * step)}h${step}v${step}h-${step}z`).join('')
}
