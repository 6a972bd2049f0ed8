import { common, createLowlight } from 'lowlight'

type Tree = ReturnType<ReturnType<typeof createLowlight>['highlight']>

const NAMES = [
  'python', 'javascript', 'typescript', 'sql', 'bash', 'json', 'r', 'cpp', 'java', 'go', 'rust', 'xml', 'css', 'yaml', 'markdown',
]
/** As on the server: grammars are regular expressions, which are slow on very long code. */
const MAX_CODE = 10_000

const lowlight = createLowlight(Object.fromEntries(NAMES.map((name) => [name, common[name]!])))
const PLAIN: Tree = { type: 'root', children: [] }

/** Highlights code of the languages that blogs support. It never guesses the language, because a wrong guess would highlight prose. */
export const codeHighlighter = {
  listLanguages: lowlight.listLanguages,
  registered: lowlight.registered,
  highlight: (language: string, code: string) => (code.length > MAX_CODE ? PLAIN : lowlight.highlight(language, code)),
  highlightAuto: () => PLAIN,
}

/** Highlights the content of a rendered `<code>` element. */
export function highlightElement(code: HTMLElement): void {
  const language = /language-(\S+)/.exec(code.className)?.[1] ?? ''
  const text = code.textContent
  if (!lowlight.registered(language) || text.length > MAX_CODE) return
  code.replaceChildren(...lowlight.highlight(language, text).children.map(nodeOf))
}

function nodeOf(node: Tree['children'][number]): Node {
  if (node.type === 'text') return document.createTextNode(node.value)
  const span = document.createElement('span')
  if (node.type !== 'element') return span
  span.className = ((node.properties['className'] as string[] | undefined) ?? []).join(' ')
  span.append(...node.children.map(nodeOf))
  return span
}
