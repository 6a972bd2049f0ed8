const TOKEN = /#[^\n]*|\/\/[^\n]*|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[A-Za-z_]\w*|\d+(?:\.\d+)?|[^\s\w]/g
const KEYWORDS = new Set(
  'def return for in while if elif else import from lambda not and or is None True False try except class with function const let var of new null true false break continue yield async await'.split(' '),
)
const RUN = 4
/** Programs this similar are shown beside each other. */
export const SIMILAR = 0.6

/** The runs of four tokens of a program. Names are numbered in their order, so that renamed variables make no difference; comments are left out. */
function runsOf(code: string): Set<string> {
  const names = new Map<string, string>()
  const tokens = (code.match(TOKEN) ?? []).flatMap((token) => {
    if (token.startsWith('#') || token.startsWith('//')) return []
    if (!/^[A-Za-z_]/.test(token) || KEYWORDS.has(token)) return [token]
    if (!names.has(token)) names.set(token, `n${names.size}`)
    return [names.get(token)!]
  })
  const length = Math.min(RUN, tokens.length)
  if (length === 0) return new Set()
  return new Set(Array.from({ length: tokens.length - length + 1 }, (_, at) => tokens.slice(at, at + length).join(' ')))
}

/** How similar two programs are, from 0 to 1: the share of their runs of four tokens that both have (Jaccard index). */
export function similarity(one: string, other: string): number {
  const [a, b] = [runsOf(one), runsOf(other)]
  const shared = [...a].filter((run) => b.has(run)).length
  const all = a.size + b.size - shared
  return all === 0 ? 0 : shared / all
}
