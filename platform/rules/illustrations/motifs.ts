import { contourPath, smoothPath } from '../contour-path.ts'
import { descend, landscapeOf, type Point } from '../contour.ts'
import { area, curve, dots, polyline, squares, TALL, times, WIDE, type Chance, type Drawing } from './drawing.ts'

const AXES = `M24 16V${TALL - 24}H${WIDE - 16}`

/** Two classes and the line between them. */
function boundary({ between, normal }: Chance): Drawing {
  const [lean, bend, phase] = [between(-40, 40), between(8, 22), between(0, 6)]
  const border = times(29, (step): Point => [WIDE / 2 + lean * (step / 14 - 1) + bend * Math.sin(step / 4.5 + phase), step * 6])
  const cloud = (x: number) => times(34, (): Point => [normal(x, 34), normal(TALL / 2 + between(-30, 30), 30)])
  return { wash: area([...border, [WIDE, TALL], [WIDE, 0]]), strong: polyline(border), faint: dots(cloud(82 - lean / 3)), dots: dots(cloud(238 + lean / 3)) }
}

/** Which words look at which. */
function attention({ between }: Chance): Drawing {
  const [size, gap, count] = [15, 3, 8]
  const left = (WIDE - count * (size + gap)) / 2
  const cells = times(count * count, (index) => [index % count, Math.floor(index / count)] as const)
  const weights = cells.map(([column, row]) => (column > row ? 0 : column === row ? between(0.2, 0.8) : between(0, 1) ** 2))
  const cellsOf = (low: number, high: number) =>
    squares(cells.filter((_, index) => weights[index]! >= low && weights[index]! < high).map(([column, row]): Point => [left + column * (size + gap), 13 + row * (size + gap)]), size)
  const arcs = times(3, () => [Math.floor(between(0, 4)), Math.floor(between(4, 8))] as const).map(([from, to]) => {
    const [x, y, end] = [left - 8, 20 + from * (size + gap), 20 + to * (size + gap)]
    return `M${Math.round(x)} ${y}C${Math.round(x - 34)} ${y} ${Math.round(x - 34)} ${end} ${Math.round(x)} ${end}`
  })
  return { wash: cellsOf(0, 0.22), tint: cellsOf(0.22, 0.6), solid: cellsOf(0.6, 2), second: arcs.join('') }
}

/** A training and a validation loss. */
function loss({ between, normal }: Chance): Drawing {
  const [rate, floor, turn] = [between(0.014, 0.026), between(112, 126), between(130, 190)]
  const training = curve((x) => floor - (floor - 30) * Math.exp(-rate * (x - 24)) + normal(0, 1.6))
  const validation = curve((x) => floor - 20 - (floor - 44) * Math.exp(-rate * 1.1 * (x - 24)) - Math.max(0, x - turn) * 0.16 + normal(0, 1.6))
  const best = validation.reduce((one, other) => (other[1] > one[1] ? other : one))
  return { lines: `${AXES}M${Math.round(best[0])} 16V${TALL - 24}`, strong: polyline(training), second: polyline(validation), secondDots: dots([best]) }
}

/** A decision tree. */
function tree({ between }: Chance): Drawing {
  const levels = 4
  const place = (level: number, index: number): Point => [((index + 0.5) * WIDE) / 2 ** level, 22 + level * 41]
  const isCut = times(levels, (level) => times(2 ** level, () => level > 1 && between(0, 1) < 0.3))
  const nodes = times(levels, (level) => times(2 ** level, (index) => ({ level, index }))).flat()
  const isThere = ({ level, index }: { level: number; index: number }) => times(level, (up) => isCut[up]![index >> (level - up)]!).every((cut) => !cut)
  const shown = nodes.filter(isThere)
  const leaves = shown.filter(({ level, index }) => level === levels - 1 || isCut[level]![index]!)
  const edges = shown.filter(({ level }) => level > 0).map(({ level, index }) => polyline([place(level - 1, index >> 1), place(level, index)]))
  const goal = Math.floor(between(0, leaves.length))
  const way = leaves[goal]!
  const path = times(way.level + 1, (level): Point => place(level, way.index >> (way.level - level)))
  const points = (list: typeof nodes) => dots(list.map(({ level, index }) => place(level, index)))
  return { lines: edges.join(''), strong: polyline(path), faint: points(leaves.filter((leaf) => leaf !== way)), dots: points(shown.filter((node) => !leaves.includes(node))), secondDots: points([way]) }
}

/** Words in space, near to what they mean. */
function cloud({ between, normal }: Chance): Drawing {
  const centers = times(4, (index): Point => [52 + index * 72 + between(-14, 14), between(44, TALL - 44)])
  const around = ([x, y]: Point) => times(16, (): Point => [normal(x, 15), normal(y, 13)])
  const [one, two, three, four] = centers as [Point, Point, Point, Point]
  return { lines: `${polyline([one, two])}${polyline([three, four])}`, strong: polyline([two, three]), faint: dots([...around(one), ...around(four)]), dots: dots(around(two)), secondDots: dots(around(three)) }
}

/** Layers of neurons. */
function network({ between }: Chance): Drawing {
  const sizes = [4, Math.round(between(5, 6)), Math.round(between(4, 6)), 2]
  const layers = sizes.map((size, layer) => times(size, (index): Point => [40 + layer * 80, TALL / 2 + (index - (size - 1) / 2) * (layer === 3 ? 48 : 27)]))
  const edges = layers.slice(1).flatMap((layer, index) => layer.flatMap((to) => layers[index]!.map((from) => polyline([from, to]))))
  const active = layers.map((layer) => layer[Math.floor(between(0, layer.length))]!)
  return { lines: edges.join(''), strong: polyline(active), faint: dots(layers.flat().filter((node) => !active.includes(node))), dots: dots(active.slice(0, 3)), secondDots: dots([active[3]!]) }
}

/** Two distributions that overlap. */
function distribution({ between }: Chance): Drawing {
  const [middle, apart, wide] = [between(110, 140), between(56, 84), between(24, 34)]
  const bell = (center: number, deviation: number, height: number) => curve((x) => TALL - 25 - height * Math.exp(-((x - center) ** 2) / (2 * deviation ** 2)))
  const [one, other] = [bell(middle, wide, 108), bell(middle + apart, wide * 1.25, 84)]
  return { wash: area([...one, [WIDE - 24, TALL - 24], [24, TALL - 24]]), lines: `M16 ${TALL - 24}H${WIDE - 16}M${Math.round(middle)} 20V${TALL - 24}`, strong: polyline(one), second: polyline(other) }
}

/** Points and the line that fits them. */
function regression({ between, normal }: Chance): Drawing {
  const [start, slope, noise] = [between(110, 126), between(0.2, 0.32), between(7, 13)]
  const line = (x: number) => start - slope * (x - 24)
  const points = times(26, (index): Point => [38 + index * 10, line(38 + index * 10) + normal(0, noise)])
  return { lines: AXES + points.map(([x, y]) => polyline([[x, y], [x, line(x)]])).join(''), strong: polyline([[24, line(24)], [WIDE - 24, line(WIDE - 24)]]), dots: dots(points.filter((_, index) => index % 5 !== 0)), secondDots: dots(points.filter((_, index) => index % 5 === 0)) }
}

/** A landscape and the way down. */
function surface({ between }: Chance, seed: string): Drawing {
  const landscape = landscapeOf(seed, 7)
  const scale = WIDE / 32
  const ways = times(8, () => descend(landscape, [between(0.15, 0.85), between(0.1, 0.65)], 90).filter(([, y]) => y < 0.7))
  const way = ways.reduce((one, other) => (other.length > one.length ? other : one))
  const path = way.map(([x, y]): Point => [x * WIDE, (y * WIDE * 22) / 32])
  return {
    lines: contourPath(landscape, { columns: 33, rows: 23, scale, levels: 9, minDistance: 1.6 }),
    strong: smoothPath(path.filter((_, index) => index % 4 === 0 || index === path.length - 1), 1),
    dots: dots(path.slice(0, 1)),
    secondDots: dots(path.slice(-1)),
  }
}

/** Groups without labels. */
function clusters({ between, normal }: Chance): Drawing {
  const centers = times(3, (index): Point => [64 + index * 96 + between(-16, 16), between(54, TALL - 54)])
  const group = (index: number) => times(22, (): Point => [normal(centers[index]![0], 19), normal(centers[index]![1], 17)])
  const ring = ([x, y]: Point) => `M${Math.round(x - 44)} ${Math.round(y)}a44 38 0 1 0 88 0a44 38 0 1 0 -88 0`
  return { wash: ring(centers[1]!), lines: centers.map(ring).join(''), faint: dots(group(0)), dots: dots(group(1)), secondDots: dots(group(2)) }
}

/** A table with gaps. */
function table({ between }: Chance): Drawing {
  const cells = times(40, (index): Point => [34 + (index % 8) * 32, 20 + Math.floor(index / 8) * 26])
  const kinds = cells.map((_, index) => (index < 8 ? 'head' : between(0, 1) < 0.12 ? 'gap' : between(0, 1) < 0.3 ? 'tint' : 'plain'))
  const bars = (kind: string, height: number) => cells.filter((_, index) => kinds[index] === kind).map(([x, y]) => `M${x} ${y}h26v${height}h-26Z`).join('')
  return { tint: bars('head', 18), wash: bars('plain', 18) + bars('tint', 18), strong: bars('gap', 18), lines: '', dots: dots(cells.filter((_, index) => kinds[index] === 'tint').map(([x, y]): Point => [x + 13, y + 9])) }
}

/** An image and the window that moves over it. */
function convolution({ between }: Chance): Drawing {
  const cells = times(84, (index): Point => [64 + (index % 12) * 16, 28 + Math.floor(index / 12) * 16])
  const [cx, cy] = [between(120, 200), between(60, 110)]
  const near = cells.map(([x, y]) => Math.hypot(x - cx, y - cy) + between(-12, 12))
  const of = (from: number, to: number) => squares(cells.filter((_, index) => near[index]! >= from && near[index]! < to), 14)
  const [x, y] = [64 + Math.floor(between(2, 8)) * 16 - 1, 28 + Math.floor(between(1, 4)) * 16 - 1]
  return { tint: of(-99, 30), wash: of(30, 62), lines: of(62, 999), strong: `M${x} ${y}h48v48h-48Z`, secondDots: dots([[x + 24, y + 24]]) }
}

/** A graph and a path through it. */
function graph({ between }: Chance): Drawing {
  const nodes = times(15, (index): Point => [36 + (index % 5) * 62 + between(-14, 14), 36 + Math.floor(index / 5) * 48 + between(-11, 11)])
  const edges = nodes.flatMap((node, index) => [index % 5 < 4 ? index + 1 : -1, index < 10 ? index + 5 : -1].filter((to) => to > 0 && between(0, 1) < 0.75).map((to) => polyline([node, nodes[to]!])))
  let row = 1
  const way = times(5, (column) => nodes[(row = Math.min(2, Math.max(0, row + Math.round(between(-1, 1))))) * 5 + column]!)
  return { lines: edges.join(''), strong: polyline(way), faint: dots(nodes.filter((node) => !way.includes(node))), dots: dots(way.slice(0, -1)), secondDots: dots(way.slice(-1)) }
}

/** Lines of a program. */
function code({ between }: Chance): Drawing {
  const rows = times(7, (index) => ({ x: 44 + [0, 1, 1, 2, 2, 1, 0][index]! * 18, y: 26 + index * 19, length: between(34, 110), rest: between(20, 70) }))
  const bar = (x: number, y: number, length: number) => `M${Math.round(x)} ${Math.round(y)}h${Math.round(length)}v7h-${Math.round(length)}Z`
  return { lines: `M28 18V${TALL - 18}`, tint: rows.map(({ x, y, length }) => bar(x, y, length)).join(''), wash: rows.map(({ x, y, length, rest }) => bar(x + length + 8, y, rest)).join(''), dots: dots(rows.slice(2, 5).map(({ x, y }): Point => [x - 8, y + 3])), secondDots: dots([[rows[6]!.x - 8, rows[6]!.y + 3]]) }
}

/** What an illustration can show, by name. */
export const motifs = { boundary, attention, loss, tree, cloud, network, distribution, regression, surface, clusters, table, window: convolution, graph, code }
