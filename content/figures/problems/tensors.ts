import { arrow, box, dark, dot, line, orange, polyline, purple, quiet, range, spread, type Point } from '../draw.ts'
import { cell, grid, label, LIGHT_GRAY, LIGHT_ORANGE, LIGHT_PURPLE, ORANGE_CELL, PURPLE_CELL, sheet, signed, type CellStyle } from './sheet.ts'

/** Where the upstream values of two windows go. */
function poolingGradient(): string {
  const image = [[1, 5, 5], [2, 0, 3]]
  const upstream = [10, 1]
  const winners = [0, 1].map((left) => {
    const places: Point[] = [[0, left], [0, left + 1], [1, left], [1, left + 1]]
    const largest = Math.max(...places.map(([row, column]) => image[row]![column]!))
    return places.find(([row, column]) => image[row]![column] === largest)!
  })
  const gradient = image.map((row, r) => row.map((_value, c) => winners.reduce((sum, [wr, wc], at) => sum + (wr === r && wc === c ? upstream[at]! : 0), 0)))
  const outline = (left: number, colour: string, inset: number) => polyline([[left + inset, 96 + inset], [left + 128 - inset, 96 + inset], [left + 128 - inset, 224 - inset], [left + inset, 224 - inset], [left + inset, 96 + inset]], { colour, width: 4 })
  return sheet('Both windows have the same winner, the 5 in the middle of the upper row, which collects 10 + 1 = 11.', [
    label(136, 40, 'image and windows', { colour: quiet }), label(332, 40, 'upstream', { colour: quiet }), label(510, 40, 'gradient', { colour: quiet }),
    grid(40, 96, [64, 64], image), outline(40, purple, 3), outline(104, orange, 7),
    cell(300, 98, 64, 52, String(upstream[0]), PURPLE_CELL), cell(300, 170, 64, 52, String(upstream[1]), ORANGE_CELL),
    arrow([368, 124], [408, 138], { colour: purple, width: 3 }, 11), arrow([368, 196], [408, 176], { colour: orange, width: 3 }, 11),
    grid(414, 96, [64, 64], gradient, (row, column) => (gradient[row]![column]! > 0 ? PURPLE_CELL : { colour: quiet })),
    label(320, 270, 'each window passes its value to the first largest pixel'),
  ])
}

/** The shapes of a layer and of the low-rank correction beside it. */
function loraShapes(): string {
  const table = (x: number, y: number, width: number, height: number, name: string, style: CellStyle) => cell(x, y, width, height, name, style)
  return sheet('The full table W has m rows and d columns; the correction is a column of numbers B times a row of numbers A, or r of each.', [
    table(60, 80, 190, 150, 'W', { fill: LIGHT_GRAY, bold: true }), label(155, 56, 'd columns', { colour: quiet }), label(155, 254, 'm · d weights, frozen', { colour: quiet }),
    label(40, 155, 'm', { colour: quiet }),
    label(290, 155, '+', { size: 28, bold: true }),
    table(336, 80, 36, 150, 'B', PURPLE_CELL), label(354, 56, 'r', { colour: purple }), label(318, 155, 'm', { colour: quiet }),
    label(394, 155, '·', { size: 28, bold: true }),
    table(414, 137, 190, 36, 'A', ORANGE_CELL), label(509, 113, 'd columns', { colour: quiet }), label(616, 155, 'r', { colour: orange, anchor: 'start' }),
    label(470, 254, 'r · (m + d) weights, trained', { colour: quiet }),
    label(320, 296, 'from the right: Ax has r numbers, B(Ax) has m'),
  ])
}

/** A query and a key, rotated by their positions. */
function rotaryAngles(): string {
  const [cx, cy, radius] = [170, 160, 118]
  const at = (angle: number, share = 1): Point => [cx + radius * share * Math.cos(angle), cy - radius * share * Math.sin(angle)]
  return sheet('The query at position 3 is turned by 3 radians, the key at position 1 by 1; the angle between them is 2.', [
    dot(cx, cy, radius, 'none', line),
    polyline([at(0, 1.12), at(Math.PI, 1.12)], { colour: line }), polyline([at(Math.PI / 2, 1.12), at(-Math.PI / 2, 1.12)], { colour: line }),
    arrow([cx, cy], at(0), { colour: quiet, dash: '6 6' }, 11), arrow([cx, cy], at(1), { colour: orange, width: 3.5 }), arrow([cx, cy], at(3), { colour: purple, width: 3.5 }),
    polyline(spread(1.04, 2.96, 30).map((angle) => at(angle, 0.42)), { colour: dark }), label(...at(1.95, 0.62), '2', { bold: true }),
    label(...at(1, 1.18), 'key', { colour: orange, bold: true }), label(at(3)[0] + 8, at(3)[1] - 24, 'query', { colour: purple, bold: true }),
    label(336, 76, 'not rotated: (1, 0)', { anchor: 'start', colour: quiet }),
    label(336, 122, 'key at 1: turned by 1', { anchor: 'start', colour: orange }), label(336, 162, 'query at 3: turned by 3', { anchor: 'start', colour: purple }),
    label(336, 218, 'dot product:', { anchor: 'start' }), label(336, 246, `cos(3 − 1) = ${signed(+Math.cos(2).toFixed(3))}`, { anchor: 'start', bold: true }),
  ])
}

/** The hands of the two clocks of four columns at three positions. */
function positionClocks(): string {
  const radius = 50
  const clock = (x: number, y: number, angle: number, colour: string) =>
    dot(x, y, radius, '#ffffff', line) + arrow([x, y], [x + radius * Math.sin(angle), y - radius * Math.cos(angle)], { colour, width: 4 }, 12)
  return sheet('Two clocks at the positions 0 to 3: the first hand turns by 1 per token, the second one by 0.1.', [
    ...range(4).map((position) => label(220 + position * 118, 26, `position ${position}`, { colour: position === 2 ? dark : quiet, bold: position === 2 })),
    label(20, 94, 'columns 0, 1', { anchor: 'start' }), label(20, 120, '1 per token', { anchor: 'start', colour: purple }), label(20, 216, 'columns 2, 3', { anchor: 'start' }), label(20, 242, '0.1 per token', { anchor: 'start', colour: orange }),
    ...range(4).flatMap((position) => [clock(220 + position * 118, 104, position, purple), clock(220 + position * 118, 228, position / 10, orange)]),
    label(320, 302, `position 2: ${[Math.sin(2), Math.cos(2), Math.sin(0.2), Math.cos(0.2)].map((value) => signed(value, 3)).join(', ')}`),
  ])
}

/** A filter with a gap over a row of pixels, forward and backward. */
function dilatedWindow(): string {
  const [pixels, filter, dilation, upstream] = [[1, 2, 3], [10, 1], 2, 5]
  const weights = pixels.map((_pixel, at) => (at % dilation === 0 ? filter[at / dilation]! : 0))
  const output = pixels.reduce((sum, pixel, at) => sum + pixel * weights[at]!, 0)
  const row = (left: number, y: number, values: number[], style: (at: number) => CellStyle) => values.map((value, at) => cell(left + at * 76, y, 76, 52, value === 0 && y === 112 ? '' : String(value), style(at))).join('')
  const touched = (at: number): CellStyle => (weights[at]! > 0 ? PURPLE_CELL : { fill: LIGHT_GRAY, colour: quiet })
  return sheet('A filter with dilation 2 touches the first and the third pixel; forward it gives 13, backward these two get 50 and 5.', [
    label(30, 66, 'pixels', { anchor: 'start', colour: quiet }), row(130, 40, pixels, touched),
    label(30, 138, 'filter', { anchor: 'start', colour: quiet }), row(130, 112, weights, (at) => (weights[at]! > 0 ? ORANGE_CELL : { border: line })),
    arrow([370, 100], [444, 100], { colour: purple, width: 3 }), label(506, 62, 'output', { colour: quiet }), cell(456, 76, 100, 52, String(output), PURPLE_CELL),
    label(30, 236, 'gradient', { anchor: 'start', colour: quiet }), row(130, 210, weights.map((weight) => weight * upstream), touched),
    arrow([444, 236], [370, 236], { colour: orange, width: 3 }), label(506, 198, 'upstream', { colour: quiet }), cell(456, 210, 100, 52, String(upstream), ORANGE_CELL),
    label(244, 292, 'the pixel in the gap gets nothing', { colour: quiet }),
  ])
}

/** Which values share their statistics. */
function normDirections(): string {
  const blank = range(4).map(() => range(5).map(() => ''))
  return sheet('Layer normalization uses one row, the values of a token; batch normalization uses one column, a feature of all examples.', [
    label(165, 34, 'layer norm, RMSNorm', { bold: true, colour: purple }), label(475, 34, 'batch norm', { bold: true, colour: orange }),
    grid(60, 84, [42, 42], blank, (row) => (row === 1 ? { fill: LIGHT_PURPLE, border: purple } : {})),
    grid(370, 84, [42, 42], blank, (_row, column) => (column === 1 ? { fill: LIGHT_ORANGE, border: orange } : {})),
    ...[165, 475].map((x) => label(x, 64, 'features', { colour: quiet })), label(48, 168, 'tokens', { colour: quiet, turn: -90 }), label(354, 168, 'examples', { colour: quiet, turn: -90 }),
    label(165, 282, 'one token alone', { colour: purple }), label(475, 282, 'all examples together', { colour: orange }),
  ])
}

/** Two heads that read one column each. */
function headColumns(): string {
  const tokens = [[1, 0], [0, 2]]
  const mixtures = [0, 1].map((head) => {
    const scores = tokens.map((token) => Math.exp(tokens[0]![head]! * token[head]!))
    const total = scores.reduce((sum, score) => sum + score, 0)
    return { weights: scores.map((score) => score / total), value: tokens.reduce((sum, token, at) => sum + (scores[at]! / total) * token[head]!, 0) }
  })
  const styles = [PURPLE_CELL, ORANGE_CELL]
  return sheet('Head 0 reads the first column with the weights 0.731 and 0.269, head 1 the second one with 0.5 and 0.5.', [
    label(116, 76, 'tokens', { colour: quiet }), ...[0, 1].map((row) => label(30, 131 + row * 58, String(row), { colour: quiet })),
    grid(52, 102, [64, 58], tokens, (_row, column) => styles[column]!),
    ...mixtures.flatMap(({ weights, value }, head) => {
      const y = 52 + head * 136
      return [
        label(326, y - 22, `head ${head}`, { colour: head === 0 ? purple : orange, bold: true }),
        arrow([head === 0 ? 100 : 182, head === 0 ? 98 : 190], [224, y + 24 + head * 20], { colour: head === 0 ? purple : orange }, 11),
        ...weights.map((weight, at) => cell(232 + at * 96, y, 96, 50, weight.toFixed(3), styles[head])),
        label(326, y + 70, 'weights of tokens 0 and 1', { colour: quiet }),
        arrow([428, y + 25], [490, y + 25], { colour: quiet }, 11), cell(496, y, 104, 50, value.toFixed(3), styles[head]),
      ]
    }),
    label(548, 152, 'output of token 0', { colour: quiet }),
  ])
}

/** Real weights and the integers that stand for them. */
function int8Grid(): string {
  const scale = 5 / 255
  const zero = Math.round(-128 + 1 / scale)
  const x = (value: number) => 80 + (value + 1) * 96
  const weights = [-1, 0, 4]
  const symmetric = 4 / 127
  return sheet('The weights −1, 0 and 4 become −128, −77 and 127; the symmetric grid leaves the integers below −32 unused.', [
    label(320, 34, 'weights', { colour: quiet }),
    polyline([[x(-1.3), 70], [x(4.3), 70]], { width: 1.5 }),
    ...range(6).map((at) => polyline([[x(at - 1), 64], [x(at - 1), 76]], { width: 1.5 })),
    ...weights.flatMap((weight) => [dot(x(weight), 70, 8, purple), label(x(weight), 98, signed(weight), { bold: true }), arrow([x(weight), 114], [x(weight), 138], { colour: quiet }, 10)]),
    box(x(-1), 146, x(4) - x(-1), 34, LIGHT_PURPLE), polyline([[x(-1), 146], [x(4), 146], [x(4), 180], [x(-1), 180], [x(-1), 146]], { colour: purple }),
    ...weights.map((weight) => label(x(weight) + (weight === -1 ? 6 : weight === 4 ? -6 : 0), 163, signed(Math.round(weight / scale) + zero), { bold: true, anchor: weight === -1 ? 'start' : weight === 4 ? 'end' : 'middle' })),
    label(x(1.9), 163, 'not symmetric', { colour: purple }),
    box(x(-1), 216, x(4) - x(-1), 34, LIGHT_ORANGE), polyline([[x(-1), 216], [x(4), 216], [x(4), 250], [x(-1), 250], [x(-1), 216]], { colour: orange }),
    ...weights.map((weight) => label(x(weight) + (weight === -1 ? 6 : weight === 4 ? -6 : 0), 233, signed(Math.round(weight / symmetric)), { bold: true, anchor: weight === -1 ? 'start' : weight === 4 ? 'end' : 'middle' })),
    label(x(1.9), 233, 'symmetric', { colour: orange }),
    label(320, 284, '−127 to −33 are not used', { colour: quiet }),
  ])
}

/** The running sums of two tokens at two temperatures, and one draw. */
function temperatureBars(): string {
  const draw = 0.7
  const bar = (y: number, temperature: number): string => {
    const first = 1 / (1 + Math.exp(-1 / temperature))
    const [left, width] = [60, 520]
    return label(left, y - 20, `temperature ${temperature}`, { anchor: 'start', bold: true }) + label(left + width, y - 20, 'token 2', { anchor: 'end' }) +
      cell(left, y, width * first, 54, `token 1: ${first.toFixed(3)}`, draw < first ? PURPLE_CELL : { colour: quiet }) + cell(left + width * first, y, width * (1 - first), 54, (1 - first).toFixed(3), draw < first ? { colour: quiet } : PURPLE_CELL)
  }
  const x = 60 + 520 * draw
  return sheet('The draw 0.7 falls on token 1 at temperature 1 and on token 2 at temperature 2.', [
    bar(76, 1), bar(186, 2),
    polyline([[x, 40], [x, 262]], { colour: orange, width: 3, dash: '8 7' }), label(x, 22, 'draw 0.7', { colour: orange, bold: true }),
    label(60, 284, '0', { colour: quiet }), label(580, 284, '1', { colour: quiet }),
  ])
}

/** Rows and columns of a table of similarities, each a classification. */
function contrastiveTable(): string {
  const cosines = [[1, Math.SQRT1_2], [0, Math.SQRT1_2]]
  const lse = (values: number[]) => Math.log(values.reduce((sum, value) => sum + Math.exp(value), 0))
  const columns = [0, 1].map((column) => cosines.map((row) => row[column]!))
  return sheet('The table of cosines with the right pairs on the diagonal; rows and columns have one log-sum-exp each.', [
    ...[0, 1].map((at) => label(204 + at * 118, 36, `caption ${at}`, { colour: quiet })), ...[0, 1].map((at) => label(36, 96 + at * 76, `image ${at}`, { anchor: 'start', colour: quiet })),
    grid(145, 58, [118, 76], cosines.map((row) => row.map((value) => String(+value.toFixed(3)))), (row, column) => (row === column ? PURPLE_CELL : {})),
    ...cosines.flatMap((row, at) => [arrow([386, 96 + at * 76], [430, 96 + at * 76], { colour: orange }, 11), label(440, 96 + at * 76, `lse = ${lse(row).toFixed(3)}`, { anchor: 'start', colour: orange })]),
    ...columns.flatMap((column, at) => [arrow([204 + at * 118, 214], [204 + at * 118, 244], { colour: orange }, 11), label(204 + at * 118, 264, lse(column).toFixed(3), { colour: orange })]),
    label(440, 264, 'purple: right pairs', { anchor: 'start', colour: purple }),
  ])
}

/** Figures of problems about tables of numbers in deep learning: their shapes, windows and rotations. */
export const tensorFigures = {
  'pooling-gradient': poolingGradient,
  'lora-shapes': loraShapes,
  'rotary-angles': rotaryAngles,
  'position-clocks': positionClocks,
  'dilated-window': dilatedWindow,
  'norm-directions': normDirections,
  'head-columns': headColumns,
  'int8-grid': int8Grid,
  'temperature-bars': temperatureBars,
  'contrastive-table': contrastiveTable,
} satisfies Record<string, () => string>
