import type { ElementContent } from 'hast'
import { common, createLowlight } from 'lowlight'
import { cpuBudget, type CpuBudget } from './cpu-budget.ts'

// Never guessed: a wrong guess colours prose, and guessing tries every grammar.
const LANGUAGES: Record<string, string> = {
  python: 'python', py: 'python', javascript: 'javascript', js: 'javascript', jsx: 'javascript',
  typescript: 'typescript', ts: 'typescript', tsx: 'typescript', sql: 'sql', bash: 'bash', sh: 'bash', shell: 'bash',
  json: 'json', r: 'r', c: 'cpp', cpp: 'cpp', 'c++': 'cpp', java: 'java', go: 'go', rust: 'rust', rs: 'rust',
  html: 'xml', xml: 'xml', css: 'css', yaml: 'yaml', yml: 'yaml', markdown: 'markdown', md: 'markdown',
}
const MAX_CODE_LENGTH = 20_000
// That much of any language takes 20 ms at most; ten thousand characters made for that keep a grammar busy for forty seconds.
const MAX_CPU_MS = 150
const lowlight = createLowlight(
  Object.fromEntries(Object.values(LANGUAGES).map((language) => [language, common[language]!])),
)

/** Colours code of a known language; null when it is shown as it is: too long, or too much work for the budget. */
export function highlight(code: string, language: string, budget: CpuBudget = cpuBudget(MAX_CPU_MS)): ElementContent[] | null {
  const known = Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined
  if (known === undefined || code.length > MAX_CODE_LENGTH || budget.isSpent()) return null
  // A grammar is put together at its first use; cut off there, it would stay half of one.
  lowlight.highlight(known, '')
  const tree = budget.run(() => lowlight.highlight(known, code), MAX_CPU_MS)
  return tree === null ? null : (tree.children as ElementContent[])
}
