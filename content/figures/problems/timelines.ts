import { arrow, dark, line, orange, polyline, purple, quiet, range, type Point } from '../draw.ts'
import { cell, grid, label, LIGHT_GRAY, LIGHT_ORANGE, LIGHT_PURPLE, ORANGE_CELL, PURPLE_CELL, sheet, type CellStyle } from './sheet.ts'

const CROSSED: CellStyle = { fill: LIGHT_GRAY, colour: quiet }

/** The rows of two tables, joined by key. */
function joinPartners(): string {
  const [left, right] = [['7', '3', '–', '7'], ['3', '7', '7', '–']]
  const y = (row: number) => 58 + row * 60
  const pairs = left.flatMap((key, row) => right.flatMap((other, partner): Point[] => (key !== '–' && key === other ? [[row, partner]] : [])))
  const rows = left.flatMap((_key, row) => {
    const partners = pairs.filter(([one]) => one === row)
    return partners.length === 0 ? [[row, -1]] : partners
  })
  return sheet('Each key 7 on the left meets both keys 7 on the right; the left row without a key stays alone.', [
    label(120, 28, 'left', { colour: quiet }), label(350, 28, 'right', { colour: quiet }), label(530, 28, 'answer', { colour: quiet }),
    ...pairs.map(([row, partner]) => polyline([[160, y(row) + 22], [310, y(partner) + 22]], { colour: left[row] === '7' ? purple : orange, width: 3 })),
    ...left.map((key, row) => label(60, y(row) + 22, String(row), { colour: quiet }) + cell(80, y(row), 80, 44, key, key === '7' ? PURPLE_CELL : key === '3' ? ORANGE_CELL : CROSSED)),
    ...right.map((key, row) => label(408, y(row) + 22, String(row), { colour: quiet }) + cell(310, y(row), 80, 44, key, key === '7' ? PURPLE_CELL : key === '3' ? ORANGE_CELL : CROSSED)),
    ...rows.map(([row, partner], at) => label(530, 62 + at * 40, `[${row}, ${String(partner).replace('-', '−')}]`, { colour: partner === -1 ? quiet : left[row!] === '7' ? purple : orange })),
  ])
}

/** The bits of a stored text and those that another text needs. */
function bloomBits(): string {
  const positions = (text: string) => {
    const hash = (base: number) => [...text].reduce((sum, letter) => sum * base + letter.charCodeAt(0), 0)
    return range(3).map((at) => (hash(31) + at * (hash(37) + 1)) % 10)
  }
  const [stored, asked] = [positions('ab'), positions('ba')]
  const x = (bit: number) => 66 + bit * 54
  const rays = (bits: number[], from: Point, to: number, colour: string) => bits.map((bit) => arrow(from, [x(bit) + 27, to], { colour, width: 2.5 }, 11)).join('')
  return sheet('The text ab sets the bits 5, 3 and 1. The text ba needs 5, 9 and 3, and bit 9 is 0, so it was never added.', [
    cell(270, 20, 100, 44, 'ab', PURPLE_CELL), label(386, 42, 'added', { colour: purple, anchor: 'start' }),
    rays(stored, [320, 66], 126, purple),
    grid(x(0), 130, [54, 48], [range(10).map((bit) => (stored.includes(bit) ? 1 : 0))], (_row, bit) => (stored.includes(bit) ? PURPLE_CELL : asked.includes(bit) ? ORANGE_CELL : { colour: quiet })),
    ...range(10).map((bit) => label(x(bit) + 27, 196, String(bit), { colour: quiet })),
    rays(asked, [320, 254], 212, orange),
    cell(270, 256, 100, 44, 'ba', ORANGE_CELL), label(386, 278, 'asked: bit 9 is 0', { colour: orange, anchor: 'start' }),
  ])
}

/** The greedy blocks of two limits. */
function workLimits(): string {
  const sizes = [7, 2, 5, 10, 8]
  const unit = 22
  const blocksOf = (limit: number) => sizes.reduce<number[][]>((blocks, size) => {
    const last = blocks.at(-1)!
    return last.reduce((sum, one) => sum + one, 0) + size <= limit ? [...blocks.slice(0, -1), [...last, size]] : [...blocks, [size]]
  }, [[]])
  const panel = (top: number, limit: number): string => {
    const blocks = blocksOf(limit)
    const end = 130 + limit * unit
    return label(20, top + 20, `limit ${limit}`, { anchor: 'start', bold: true }) + label(20, top + 50, `${blocks.length} workers`, { anchor: 'start', colour: blocks.length > 2 ? orange : purple }) +
      blocks.map((block, row) => block.map((size, at) => cell(130 + block.slice(0, at).reduce((sum, one) => sum + one, 0) * unit, top + row * 44, size * unit, 38, String(size), blocks.length > 2 ? { fill: LIGHT_ORANGE, border: orange } : { fill: LIGHT_PURPLE, border: purple })).join('')).join('') +
      polyline([[end, top - 8], [end, top + blocks.length * 44 + 2]], { dash: '6 6', colour: dark })
  }
  return sheet('With the limit 17 the files need three workers; with 18 two are enough.', [panel(28, 17), panel(202, 18)])
}

/** The two halves of a window before and after it moves. */
function lazyHeaps(): string {
  const values = [5, 2, 8, 1, 9]
  const state = (y: number, first: number, low: number[], high: number[], dead: number): string => {
    const [a, b] = [low[0]!, high.find((value) => value !== dead)!]
    return label(20, y - 24, first === 0 ? 'window' : 'next window', { anchor: 'start', colour: quiet }) +
      grid(20, y, [42, 44], [values], (_row, at) => (at >= first && at < first + 4 ? {} : CROSSED)) +
      label(296, y - 24, 'low', { colour: purple, bold: true }) + grid(254, y, [42, 44], [low], (_row, at) => (at === 0 ? PURPLE_CELL : {})) +
      label(430, y - 24, 'high', { colour: orange, bold: true }) + grid(368, y, [42, 44], [high], (_row, at) => (high[at] === dead ? CROSSED : high[at] === b ? ORANGE_CELL : {})) +
      (dead > 0 ? polyline([[372, y + 40], [406, y + 4]], { colour: quiet }) : '') +
      label(560, y - 24, 'median', { colour: quiet }) + label(560, y + 22, String((a + b) / 2), { bold: true, size: 22 })
  }
  return sheet('When 5 leaves the window it stays in the upper half as a dead entry until it reaches the top, where it is thrown away.', [
    state(62, 0, [2, 1], [5, 8], 0), state(202, 1, [2, 1], [5, 8, 9], 5),
    label(388, 272, 'dead: thrown away', { colour: quiet }),
  ])
}

/** The clicks of a user and the sessions that their distances make. */
function sessionTimeline(): string {
  const clicks = [0, 600, 2400, 4201]
  const x = (second: number) => 50 + second * 0.125
  const begins = clicks.map((click, at) => at === 0 || click - clicks[at - 1]! > 1800)
  const session = clicks.map((_click, at) => begins.slice(0, at + 1).filter(Boolean).length)
  return sheet('Clicks at 0, 600, 2400 and 4201 seconds: only the last distance, 1801, is longer than 1800 and begins a session.', [
    ...[1, 2].map((which) => {
      const own = clicks.filter((_click, at) => session[at] === which)
      const [from, to] = [x(Math.min(...own)) - 24, x(Math.max(...own)) + 24]
      return cell(from, 118, to - from, 56, '', which === 1 ? { fill: LIGHT_PURPLE, border: purple } : { fill: LIGHT_ORANGE, border: orange }) + label((from + to) / 2, 94, `session ${which}`, { colour: which === 1 ? purple : orange, bold: true })
    }),
    polyline([[20, 146], [620, 146]], { width: 1.5 }),
    ...clicks.map((click, at) => cell(x(click) - 9, 137, 18, 18, '', { fill: session[at] === 1 ? purple : orange, border: session[at] === 1 ? purple : orange })),
    ...clicks.map((click) => label(x(click), 196, String(click))),
    ...clicks.slice(1).flatMap((click, at) => {
      const [from, to, far] = [x(clicks[at]!), x(click), click - clicks[at]! > 1800]
      return [polyline([[from + 3, 232], [to - 3, 232]], { colour: far ? orange : quiet, width: 3 }), label((from + to) / 2, 254, String(click - clicks[at]!), { colour: far ? orange : quiet, bold: far })]
    }),
    label(320, 40, 'a session begins after more than 1,800 seconds', { colour: quiet }),
  ])
}

/** Days, their numbers, and the differences that name the streaks. */
function dateIslands(): string {
  const days = [1, 2, 3, 6, 7]
  const x = (day: number) => 150 + (day - 1) * 68
  const style = (at: number): CellStyle => (days[at]! - at - 1 === 0 ? PURPLE_CELL : ORANGE_CELL)
  return sheet('The days 1, 2, 3 have the difference 0, the days 6 and 7 the difference 2: two streaks.', [
    ...['day', 'number', 'difference'].map((name, row) => label(28, 86 + row * 74, name, { anchor: 'start', colour: quiet })),
    ...range(7).filter((at) => !days.includes(at + 1)).map((at) => cell(x(at + 1), 62, 60, 48, String(at + 1), CROSSED)),
    ...days.flatMap((day, at) => [cell(x(day), 62, 60, 48, String(day), style(at)), cell(x(day), 136, 60, 48, String(at + 1)), cell(x(day), 210, 60, 48, String(day - at - 1), style(at))]),
    label(x(2) + 30, 36, 'first streak', { colour: purple, bold: true }), label(x(6) + 64, 36, 'second streak', { colour: orange, bold: true }),
    label(320, 294, 'at a gap the day jumps and the number doesn’t', { colour: quiet }),
  ])
}

/** The events of three users in order, and the step that each user reaches. */
function funnelTimes(): string {
  const users: [string, Record<string, number>][] = [['Ada', { visit: 1, signup: 5, submit: 9 }], ['Bo', { signup: 2, visit: 3, submit: 4 }], ['Cem', { visit: 1, submit: 2, signup: 3 }]]
  const x = (time: number) => 110 + (time - 1) * 60
  const steps = ['visit', 'signup', 'submit']
  return sheet('Only Ada has visit, signup and submission in this order; the signup of Bo comes before the visit, the submission of Cem before the signup.', [
    ...users.flatMap(([name, events], row) => {
      const y = 72 + row * 80
      let last = 0
      const counted = steps.filter((step, at) => at === 0 || (last >= 0 && events[step]! >= last) ? ((last = events[step]!), true) : ((last = Infinity), false))
      return [
        label(24, y, name, { anchor: 'start', bold: true }), polyline([[90, y], [610, y]], { colour: line }),
        ...steps.map((step) => cell(x(events[step]!) - 27, y - 21, 54, 42, String(steps.indexOf(step) + 1), counted.includes(step) ? PURPLE_CELL : CROSSED)),
      ]
    }),
    ...range(9).map((at) => label(x(at + 1), 276, String(at + 1), { colour: quiet })), label(24, 276, 'time', { anchor: 'start', colour: quiet }),
    label(320, 24, '1 visit, 2 signup, 3 submission; purple: counts', { colour: quiet }),
  ])
}

/** The seven days up to the last row, and the seven rows. */
function weekFrames(): string {
  const rows: [number, number][] = [[1, 10], [2, 20], [8, 60], [9, 30]]
  const x = (day: number) => 70 + (day - 1) * 58
  return sheet('For March 9 the range of dates reaches from March 3 to 9 and holds two rows; the frame by rows holds all four.', [
    ...range(9).map((at) => cell(x(at + 1), 116, 54, 50, String(rows.find(([day]) => day === at + 1)?.[1] ?? ''), rows.some(([day]) => day === at + 1) ? (at + 1 >= 3 ? PURPLE_CELL : { bold: true }) : { fill: LIGHT_GRAY })),
    ...range(9).map((at) => label(x(at + 1) + 27, 186, String(at + 1), { colour: quiet })), label(30, 186, 'day', { colour: quiet }), label(30, 141, 'ms', { colour: quiet }),
    polyline([[x(3), 98], [x(3), 86], [x(9) + 54, 86], [x(9) + 54, 98]], { colour: purple, width: 3 }), label((x(3) + x(9) + 54) / 2, 62, 'RANGE: (60 + 30) / 2 = 45', { colour: purple, bold: true }),
    polyline([[x(1), 208], [x(1), 220], [x(9) + 54, 220], [x(9) + 54, 208]], { colour: orange, width: 3 }), label((x(1) + x(9) + 54) / 2, 246, 'ROWS: (10 + 20 + 60 + 30) / 4 = 30', { colour: orange, bold: true }),
    label(320, 24, 'the week of March 9', { colour: quiet }),
  ])
}

/** Requests in the order of their latencies, and the middle of them. */
function weightedMedian(): string {
  const groups: [number, number][] = [[10, 2], [20, 1], [20, 1], [90, 3]]
  const all = groups.flatMap(([latency, requests]) => range(requests).map(() => latency))
  const ends = groups.map((_group, at) => groups.slice(0, at + 1).reduce((sum, [, requests]) => sum + requests, 0))
  const unit = 78
  const x = (place: number) => 48 + place * unit
  return sheet('Seven requests in the order of their latencies: half of them is 3.5, which is reached within the latency 20.', [
    grid(x(0), 110, [unit, 60], [all], (_row, at) => (all[at] === 20 ? PURPLE_CELL : {})),
    polyline([[x(3.5), 66], [x(3.5), 104]], { colour: orange, width: 3 }), polyline([[x(3.5), 176], [x(3.5), 200]], { colour: orange, width: 3 }), label(x(3.5), 46, 'half of 7 requests', { colour: orange, bold: true }),
    ...[ends[0]!, ends[2]!, ends[3]!].map((end) => polyline([[x(end) - 3, 174], [x(end) - 3, 214]], { colour: quiet }) + label(x(end) - 8, 234, `so far ${end}`, { anchor: 'end', colour: quiet })),
    label(320, 284, 'the running total first reaches 3.5 at latency 20'),
  ])
}

/** A tree of categories with own and total numbers of images. */
function categoryClimb(): string {
  const names = ['animal', 'dog', 'poodle']
  const own = [1, 0, 2]
  const y = (row: number) => 56 + row * 88
  return sheet('Animal has one image of its own and 3 in total, dog none and 2, poodle 2 and 2; each poodle climbs to all three.', [
    ...['own', 'total'].map((name, at) => label(344 + at * 104, 28, name, { colour: quiet })),
    ...names.flatMap((name, row) => [
      cell(60 + row * 40, y(row), 130, 52, name, { fill: LIGHT_GRAY }),
      cell(304, y(row), 80, 52, String(own[row])), cell(408, y(row), 80, 52, String(own.slice(row).reduce((sum, count) => sum + count, 0)), PURPLE_CELL),
      ...(row === 0 ? [] : [polyline([[90 + row * 40 - 10, y(row)], [90 + row * 40 - 10, y(row - 1) + 52]], { colour: quiet })]),
    ]),
    ...[0, 1, 2].map((row) => arrow([540 + row * 34, y(2) + 26], [540 + row * 34, row === 2 ? y(2) + 24 - 12 : y(row) + 26], { colour: orange, width: 3 }, 10)),
    ...[2, 1, 0].map((steps, at) => label(540 + at * 34, y(2) + 52, String(steps), { colour: orange })),
    label(574, 28, 'climb', { colour: orange }),
  ])
}

/** The rows of a left join, with the condition in ON and in WHERE. */
function onOrWhere(): string {
  const models: [string, string][][] = [[['A', 'finished'], ['A', 'failed']], [['B', 'failed']], [['C', 'NULL']]]
  const where = models.flat()
  const on: [string, string][] = [['A', 'finished'], ['B', 'NULL'], ['C', 'NULL']]
  const row = (left: number, y: number, words: [string, string], isKept: boolean) => cell(left, y, 54, 44, words[0], isKept ? PURPLE_CELL : CROSSED) + cell(left + 54, y, 124, 44, words[1], isKept ? PURPLE_CELL : CROSSED)
  return sheet('With the status in ON, all three models stay, B and C without a partner; with the status in WHERE, only the row of A remains.', [
    label(150, 40, 'status in ON', { colour: purple, bold: true }), label(434, 40, 'status in WHERE', { colour: orange, bold: true }),
    ...on.map((words, at) => row(60, 70 + at * 50, words, true)),
    ...where.map((words, at) => row(344, 70 + at * 50, words, words[1] === 'finished')),
    label(150, 254, 'three models', { colour: purple }), label(150, 282, 'counts 1, 0, 0', { colour: purple }),
    ...where.map((words, at) => (words[1] === 'finished' ? '' : label(534, 92 + at * 50, 'dropped', { anchor: 'start', colour: orange }))),
    label(434, 290, 'one model', { colour: orange }),
  ])
}

/** Figures of problems about tables, dates and queues. */
export const timelineFigures = {
  'join-partners': joinPartners,
  'bloom-bits': bloomBits,
  'work-limits': workLimits,
  'lazy-heaps': lazyHeaps,
  'session-timeline': sessionTimeline,
  'date-islands': dateIslands,
  'funnel-times': funnelTimes,
  'week-frames': weekFrames,
  'weighted-median': weightedMedian,
  'category-climb': categoryClimb,
  'on-or-where': onOrWhere,
} satisfies Record<string, () => string>
