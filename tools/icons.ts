/**
 * Converts the Lucide icons that the interface uses into one path each, so that each icon costs only its own bytes. To add one, name it
 * below and run `node tools/icons.ts`. The output, `platform/web/ui/icons.ts`, is checked in.
 */
import { writeFile } from 'node:fs/promises'

const NAMES = `
  house user-round users info notebook-pen newspaper graduation-cap mail code-xml settings bell message-square
  calendar-days lightbulb circle-play arrow-left-right briefcase trophy log-out log-in
  menu x sun moon search panel-left chevron-down chevron-up chevron-left chevron-right chevrons-up-down
  check minus plus eye eye-off thumbs-up thumbs-down message-circle share-2 flag pencil trash link external-link
  letter-b italic underline strikethrough list list-ordered text-quote code image remove-formatting undo-2 redo-2
  heading-2 heading-3 ellipsis triangle-exclamation-point circle-exclamation-point circle-check map-pin clock flame git-fork star qr-code
  rotate-ccw download upload list-filter arrow-left arrow-right arrow-up arrow-down copy folder-input tag shield-check key-round
  camera send bookmark play pause globe at-sign sigma table-of-contents rotate-ccw-clock save video heart lock user-round-plus
  user-round-check monitor keyboard rss square-code archive radical columns-2 table superscript subscript ban bell-off grip-vertical
  book-open circle-question-mark circle school presentation maximize-2
`.trim().split(/\s+/)

/** Where the interface has another name for it. */
const WORDS: Record<string, string> = {
  x: 'cross',
  'letter-b': 'bold',
  'triangle-exclamation-point': 'warning',
  'circle-exclamation-point': 'alert',
  'rotate-ccw-clock': 'history',
}

type Node = [tag: string, attributes: Record<string, string>]

const number = (value: number) => String(Math.round(value * 1000) / 1000)

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  const half = `${number(rx)} ${number(ry)} 0 1 0 `
  return `M${number(cx - rx)} ${number(cy)}a${half}${number(rx * 2)} 0a${half}${number(-rx * 2)} 0`
}

function rectangle(at: Record<string, string>): string {
  const [x, y, width, height] = [Number(at.x ?? 0), Number(at.y ?? 0), Number(at.width), Number(at.height)]
  const r = Number(at.rx ?? at.ry ?? 0)
  const [h, v] = [number(width - 2 * r), number(height - 2 * r)]
  if (r === 0) return `M${number(x)} ${number(y)}h${h}v${v}h-${h}z`
  const corner = (dx: string, dy: string) => `a${number(r)} ${number(r)} 0 0 1 ${dx} ${dy}`
  const [plus, less] = [number(r), number(-r)]
  return (
    `M${number(x + r)} ${number(y)}h${h}${corner(plus, plus)}v${v}${corner(less, plus)}` +
    `h-${h}${corner(less, less)}v-${v}${corner(plus, less)}z`
  )
}

function pathOf([tag, at]: Node): string {
  if (tag === 'path') return at.d!
  if (tag === 'circle') return ellipse(Number(at.cx), Number(at.cy), Number(at.r), Number(at.r))
  if (tag === 'ellipse') return ellipse(Number(at.cx), Number(at.cy), Number(at.rx), Number(at.ry))
  if (tag === 'rect') return rectangle(at)
  if (tag === 'line') return `M${at.x1} ${at.y1}L${at.x2} ${at.y2}`
  if (tag === 'polyline') return `M${at.points}`
  if (tag === 'polygon') return `M${at.points}z`
  throw new Error(`No path for <${tag}>`)
}

/** A relative first move is relative to the end of the previous path: make it absolute. */
const absolute = (path: string) => (path.startsWith('m') ? `M0 0${path}` : path)

const lines = ['// Generated from Lucide (ISC licence) by tools/icons.ts: do not edit.']
for (const name of NAMES) {
  const file = new URL(`../node_modules/lucide-react/dist/esm/icons/${name}.mjs`, import.meta.url)
  const { __iconData: icon } = (await import(file.href)) as { __iconData: { node: Node[] } }
  const iconName = WORDS[name] ?? name
  const constant = iconName.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  lines.push(`export const ${constant}Icon =\n  '${icon.node.map((node) => absolute(pathOf(node))).join('')}'`)
}
await writeFile(new URL('../platform/web/ui/icons.ts', import.meta.url), `${lines.join('\n')}\n`)
console.log(`${NAMES.length} icons`)
