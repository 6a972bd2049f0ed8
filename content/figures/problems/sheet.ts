// The paper of the figures in editorials: half the size of those in blogs, because they are read beside code and on phones.
import { box, dark, frame, line, orange, polyline, purple, text, type TextStyle } from '../draw.ts'

export const WIDTH = 640
export const HEIGHT = 320

/** Fills of highlighted cells and nodes, which have a border in the full color. */
export const LIGHT_PURPLE = '#eceaff'
export const LIGHT_ORANGE = '#fdf0e8'

/** The fill of cells that are ruled out or hold nothing. */
export const LIGHT_GRAY = '#f1f0ea'

/** A number with a minus sign instead of a hyphen, and with a fixed number of decimals on request. */
export const signed = (value: number, decimals?: number): string => (decimals === undefined ? String(value) : value.toFixed(decimals)).replace('-', '−')

/** A figure of an editorial: what it shows in one sentence, and its parts. */
export const sheet = (label: string, parts: string[]): string => frame(label, parts, WIDTH, HEIGHT)

/** Text in the middle of a place. */
export const label = (x: number, y: number, words: string, style: TextStyle = {}): string => text(x, y + 6, words, { size: 18, anchor: 'middle', ...style })

export interface CellStyle {
  fill?: string
  colour?: string
  bold?: boolean
  border?: string
}

/** The two kinds of highlighted cells. */
export const PURPLE_CELL: CellStyle = { fill: LIGHT_PURPLE, border: purple, bold: true }
export const ORANGE_CELL: CellStyle = { fill: LIGHT_ORANGE, border: orange, bold: true }

/** A cell with its text, such as a value of a matrix or a table. */
export const cell = (x: number, y: number, width: number, height: number, words: string, { fill = '#ffffff', colour = dark, bold = false, border = line }: CellStyle = {}): string =>
  box(x, y, width, height, fill) +
  polyline([[x, y], [x + width, y], [x + width, y + height], [x, y + height], [x, y]], { colour: border, width: 1.5 }) +
  (words === '' ? '' : label(x + width / 2, y + height / 2, words, { colour, bold }))

/** Rows of cells of one size; `styleOf` colors single ones. Cells with a border of their own are drawn last, above those of their neighbors. */
export function grid(left: number, top: number, size: [number, number], rows: readonly (readonly (string | number)[])[], styleOf: (row: number, column: number) => CellStyle = () => ({})): string {
  const cells = rows.flatMap((row, r) => row.map((words, c) => ({ style: styleOf(r, c), x: left + c * size[0], y: top + r * size[1], words: String(words) })))
  const isPlain = ({ style }: (typeof cells)[number]) => style.border === undefined
  return [...cells.filter(isPlain), ...cells.filter((one) => !isPlain(one))].map(({ x, y, words, style }) => cell(x, y, size[0], size[1], words, style)).join('\n')
}
