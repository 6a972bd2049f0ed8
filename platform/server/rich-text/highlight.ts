import type { ElementContent } from 'hast'
import { common, createLowlight } from 'lowlight'
import { cpuBudget, type CpuBudget } from './cpu-budget.ts'

// The language is never guessed: a wrong guess colors prose, and guessing tries every grammar.
const LANGUAGES: Record<string, string> = {
  // `python-run`: readers can run it.
  python: 'python', py: 'python', 'python-run': 'python', javascript: 'javascript', js: 'javascript', jsx: 'javascript',
  typescript: 'typescript', ts: 'typescript', tsx: 'typescript', sql: 'sql', bash: 'bash', sh: 'bash', shell: 'bash',
  json: 'json', r: 'r', c: 'cpp', cpp: 'cpp', 'c++': 'cpp', java: 'java', go: 'go', rust: 'rust', rs: 'rust',
  html: 'xml', xml: 'xml', css: 'css', yaml: 'yaml', yml: 'yaml', markdown: 'markdown', md: 'markdown',
}
const MAX_CODE_LENGTH = 20_000
// This much of any language takes 20 ms at most; ten thousand malicious characters keep a grammar busy for forty seconds.
const MAX_CPU_MS = 150
const lowlight = createLowlight(
  Object.fromEntries(Object.values(LANGUAGES).map((language) => [language, common[language]!])),
)

/** Highlights code of a known language; null when it is shown plain: too long, or too much work for the budget. */
export function highlight(code: string, language: string, budget: CpuBudget = cpuBudget(MAX_CPU_MS)): ElementContent[] | null {
  const known = Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined
  if (known === undefined || code.length > MAX_CODE_LENGTH || budget.isSpent()) return null
  // A grammar is compiled at its first use; an interrupted compilation would leave half of it.
  lowlight.highlight(known, '')
  const tree = budget.run(() => lowlight.highlight(known, code), MAX_CPU_MS)
  return tree === null ? null : (tree.children as ElementContent[])
}
