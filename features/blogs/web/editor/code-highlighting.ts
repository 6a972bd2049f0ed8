import { common, createLowlight } from 'lowlight'

type Tree = ReturnType<ReturnType<typeof createLowlight>['highlight']>

const NAMES = [
  'python', 'javascript', 'typescript', 'sql', 'bash', 'json', 'r', 'cpp', 'java', 'go', 'rust', 'xml', 'css', 'yaml', 'markdown',
]
/** As on the server: grammars are patterns, and patterns take their time over very long code. */
const MAX_CODE = 10_000

const lowlight = createLowlight(Object.fromEntries(NAMES.map((name) => [name, common[name]!])))
const PLAIN: Tree = { type: 'root', children: [] }

/** Highlighter code of the languages that blogs know. It never guesses: a wrong guess highlighter prose. */
export const codeHighlighter = {
  listLanguages: lowlight.listLanguages,
  registered: lowlight.registered,
  highlight: (language: string, code: string) => (code.length > MAX_CODE ? PLAIN : lowlight.highlight(language, code)),
  highlightAuto: () => PLAIN,
}

/** Highlighter what a finished `<code>` element shows. */
export function highlightElement(code: HTMLElement): void {
  const language = /language-(\S+)/.exec(code.className)?.[1] ?? ''
  const words = code.textContent
  if (!lowlight.registered(language) || words.length > MAX_CODE) return
  code.replaceChildren(...lowlight.highlight(language, words).children.map(nodeOf))
}

function nodeOf(node: Tree['children'][number]): Node {
  if (node.type === 'text') return document.createTextNode(node.value)
  const span = document.createElement('span')
  if (node.type !== 'element') return span
  span.className = ((node.properties['className'] as string[] | undefined) ?? []).join(' ')
  span.append(...node.children.map(nodeOf))
  return span
}
