import { arrow, orange, polyline, purple, quiet, type Point, type Stroke } from '../draw.ts'
import { edge, link, node } from './nodes.ts'
import { cell, grid, label, LIGHT_ORANGE, LIGHT_PURPLE, sheet } from './sheet.ts'

const PAGES: { at: Point; importance: number; nameY: number }[] = [
  { at: [90, 146], importance: 0.3, nameY: 90 },
  { at: [320, 70], importance: 0.2, nameY: 24 },
  { at: [550, 146], importance: 0.4, nameY: 86 },
  { at: [320, 248], importance: 0.1, nameY: 294 },
]

/** Pages with areas in proportion to their importance, and the ways of a reader. */
function pagerankRound(): string {
  const radius = (page: number) => 64 * Math.sqrt(PAGES[page]!.importance)
  const between = (from: number, to: number, stroke: Stroke = {}) => edge(PAGES[from]!.at, PAGES[to]!.at, stroke, [radius(from), radius(to)])
  return sheet('Four pages and their importance after one round: page 3 has no links, and its reader goes to any page.', [
    between(0, 1), between(1, 2), between(0, 2), between(2, 0),
    ...[0, 1, 2].map((page) => between(3, page, { colour: orange, dash: '6 7' })),
    ...PAGES.map(({ at, importance }, page) => node(at, String(importance), { radius: radius(page), fill: page === 3 ? LIGHT_ORANGE : LIGHT_PURPLE, border: page === 3 ? orange : purple })),
    ...PAGES.map(({ at, nameY }, page) => label(at[0], nameY, `page ${page}`, { colour: quiet })),
  ])
}

const DETAILS = ['ann@x', '555-1', 'bo@y']
const RECORDS = [[0], [1], [2], [0, 1], []]

/** Records and the details that connect them. */
function recordLinks(): string {
  const recordY = (record: number) => 22 + record * 58
  const detailY = (detail: number) => 51 + detail * 87
  const colors = [purple, purple, orange, purple, quiet]
  const fills = [LIGHT_PURPLE, LIGHT_PURPLE, LIGHT_ORANGE, LIGHT_PURPLE, '#ffffff']
  return sheet('Five records linked to their details: two details connect the records 0, 1 and 3.', [
    ...RECORDS.flatMap((details, record) => details.map((detail) => polyline([[220, recordY(record) + 22], [420, detailY(detail) + 22]], { colour: colors[record]! }))),
    ...RECORDS.map((_details, record) => cell(90, recordY(record), 130, 44, `record ${record}`, { fill: fills[record]!, border: colors[record]! })),
    ...DETAILS.map((detail, at) => cell(420, detailY(at), 130, 44, detail)),
  ])
}

/** The two halves of the readings 6, 2, 9 and 3 with the values next to the middle on top. */
function medianOfTwoHeaps(): string {
  const [lowerTop, lowerLeaf, upperTop, upperLeaf]: Point[] = [[210, 120], [130, 200], [430, 120], [510, 200]]
  const lower = { fill: LIGHT_PURPLE, border: purple, radius: 28 }
  const upper = { fill: LIGHT_ORANGE, border: orange, radius: 28 }
  return sheet('Two heaps after four readings: the median is the mean of their tops, 3 and 6.', [
    label(150, 34, 'lower half', { colour: purple, bold: true }),
    label(150, 62, 'largest on top', { colour: quiet }),
    label(490, 34, 'upper half', { colour: orange, bold: true }),
    label(490, 62, 'smallest on top', { colour: quiet }),
    link(lowerTop!, lowerLeaf!, {}, 28), link(upperTop!, upperLeaf!, {}, 28),
    node(lowerTop!, '3', lower), node(lowerLeaf!, '2', lower), node(upperTop!, '6', upper), node(upperLeaf!, '9', upper),
    arrow([230, 146], [288, 222], { colour: quiet }, 11), arrow([410, 146], [352, 222], { colour: quiet }, 11),
    label(320, 248, 'median (3 + 6) / 2 = 4.5', { size: 20, bold: true }),
  ])
}

const PEOPLE: Record<number, Point> = { 1: [90, 180], 2: [243, 120], 3: [243, 240], 4: [396, 120], 6: [396, 240], 5: [549, 120], 7: [549, 240] }
const FRIENDS: [number, number][] = [[1, 2], [1, 3], [2, 4], [3, 4], [3, 6], [4, 5], [6, 7]]
const CHAIN = [1, 2, 4, 5]

/** People in columns by their distance from the start, and the shortest chain. */
function friendLayers(): string {
  const isInChain = ([one, other]: [number, number]) => CHAIN.includes(one) && CHAIN.includes(other)
  return sheet('A breadth-first search from person 1: the chain 1, 2, 4, 5 has three introductions.', [
    label(320, 34, 'distance from the start', { colour: quiet }),
    ...[0, 1, 2, 3].map((distance) => label(90 + distance * 153, 66, String(distance), { colour: quiet })),
    ...FRIENDS.map((pair) => link(PEOPLE[pair[0]]!, PEOPLE[pair[1]]!, isInChain(pair) ? { colour: purple, width: 5 } : {})),
    ...Object.entries(PEOPLE).map(([person, at]) => node(at, person, CHAIN.includes(Number(person)) ? { fill: LIGHT_PURPLE, border: purple } : {})),
  ])
}

const STEPS: Record<string, { at: Point; open: number }> = {
  load: { at: [14, 124], open: 0 }, clean: { at: [142, 124], open: 1 }, split: { at: [270, 66], open: 1 },
  train: { at: [398, 66], open: 1 }, stats: { at: [334, 196], open: 1 }, report: { at: [526, 124], open: 2 },
}
const FOLLOWS: [string, string][] = [['load', 'clean'], ['clean', 'split'], ['split', 'train'], ['clean', 'stats'], ['train', 'report'], ['stats', 'report']]

/** Steps of a pipeline with the number of steps that each one waits for. */
function openDependencies(): string {
  const [width, height] = [100, 68]
  return sheet('A graph of six steps with their open dependencies: only load has none, so it comes first.', [
    label(320, 34, 'number of steps that must finish first', { colour: quiet }),
    ...FOLLOWS.map(([from, to]) => {
      const [[x1, y1], [x2, y2]] = [STEPS[from]!.at, STEPS[to]!.at]
      return arrow([x1 + width + 3, y1 + height / 2], [x2 - 4, y2 + height / 2], { colour: quiet }, 10)
    }),
    ...Object.entries(STEPS).map(([name, { at: [x, y], open }]) =>
      cell(x, y, width, height, '', open === 0 ? { fill: LIGHT_PURPLE, border: purple } : {}) +
      label(x + width / 2, y + 20, name) + label(x + width / 2, y + 47, String(open), { size: 22, bold: true, colour: open === 0 ? purple : orange })),
  ])
}

const PARENTS = [3, 3, 0, -1, 2]
const DEPTHS = [1, 1, 2, 0, 3]
const TREE: Point[] = [[150, 124], [250, 124], [150, 204], [200, 44], [150, 284]]

/** A tree with its depths, and the list of parents that describes it. */
function parentPointers(): string {
  return sheet('A tree with root 3 in levels by depth, and the table of parents and depths of its nodes.', [
    ...[0, 1, 2, 3].map((depth) => label(56, 44 + depth * 80, `depth ${depth}`, { colour: quiet })),
    ...PARENTS.flatMap((parent, child) => (parent < 0 ? [] : [edge(TREE[child]!, TREE[parent]!)])),
    ...TREE.map((at, which) => node(at, String(which), which === 3 ? { fill: LIGHT_PURPLE, border: purple } : {})),
    ...['node', 'parent', 'depth'].map((words, row) => label(380, 113 + row * 46, words, { colour: quiet, anchor: 'end' })),
    grid(392, 90, [46, 46], [PARENTS.map((_parent, which) => which), PARENTS.map((parent) => String(parent).replace('-', '−')), DEPTHS], (row) =>
      row === 2 ? { fill: LIGHT_PURPLE, colour: purple, border: purple } : {}),
  ])
}

/** Figures of problems about graphs, trees and heaps. */
export const graphFigures = {
  'pagerank-round': pagerankRound,
  'record-links': recordLinks,
  'median-of-two-heaps': medianOfTwoHeaps,
  'friend-layers': friendLayers,
  'open-dependencies': openDependencies,
  'parent-pointers': parentPointers,
} satisfies Record<string, () => string>
