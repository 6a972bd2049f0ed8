import { hasMarks, parseMarkdown, treeToHtml } from '#platform/markup/markdown.ts'
import { usedCpu } from '#platform/server/rich-text/cpu-budget.ts'
import { renderRichText } from '#platform/server/rich-text/render.ts'
import { sanitizeRichText } from '#platform/server/rich-text/sanitize.ts'
import { linkMentions } from '#features/people/server/public.ts'

// A page has many comments: each gets little time for formulas.
const MATHS_CPU_MS = 50
// All comments of a page are rendered in one turn of the event loop: a page of malicious ones would keep a process busy until it is replaced.
const TURN_CPU_MS = 300
const KEPT = 2_000
/** Signs without which no text has Markdown; most comments are plain. */
const SIGNS = /[`*_~#>|[\]$\\]|^\s*(?:[-+]|\d+[.)])\s|https?:\/\//m

const rendered = new Map<string, string | null>()
let turn: { cpuMs: number } | null = null

/**
 * The safe HTML of a comment that was written in Markdown; null for a plain one, and for now after too much work. HTML in it is shown as text, images
 * are left out, and these usernames become links.
 */
export function renderComment(text: string, usernames: readonly string[]): string | null {
  if (!SIGNS.test(text)) return null
  const key = JSON.stringify([text, usernames])
  const known = rendered.get(key)
  if (known !== undefined) return known
  if (turn !== null && turn.cpuMs >= TURN_CPU_MS) return null
  if (turn === null) setImmediate(() => (turn = null))
  turn ??= { cpuMs: 0 }
  const from = usedCpu()
  const html = render(text, usernames)
  turn.cpuMs += usedCpu() - from
  rendered.set(key, html)
  if (rendered.size > KEPT) rendered.delete(rendered.keys().next().value!)
  return html
}

function render(text: string, usernames: readonly string[]): string | null {
  try {
    const tree = parseMarkdown(text, { autolinks: true })
    if (!hasMarks(tree)) return null
    const clean = sanitizeRichText(treeToHtml(tree, { keepsLines: true, htmlAsText: true }), { imageSources: () => false })
    return renderRichText(linkMentions(clean, usernames), { mathsCpuMs: MATHS_CPU_MS }).html
  } catch {
    // Nested too deeply, or with too many parts: it is shown as it was written.
    return null
  }
}
