import type { ElementContent } from 'hast'
import { common, createLowlight } from 'lowlight'
import { withinTime } from './within-time.ts'

// Never guessed: a wrong guess colours prose, and guessing tries every grammar.
const LANGUAGES: Record<string, string> = {
  python: 'python', py: 'python', javascript: 'javascript', js: 'javascript', jsx: 'javascript',
  typescript: 'typescript', ts: 'typescript', tsx: 'typescript', sql: 'sql', bash: 'bash', sh: 'bash', shell: 'bash',
  json: 'json', r: 'r', c: 'cpp', cpp: 'cpp', 'c++': 'cpp', java: 'java', go: 'go', rust: 'rust', rs: 'rust',
  html: 'xml', xml: 'xml', css: 'css', yaml: 'yaml', yml: 'yaml', markdown: 'markdown', md: 'markdown',
}
// Grammars are patterns, and ten thousand characters made for that keep one busy for forty seconds.
const LONGEST_CODE = 20_000
const LONGEST_MS = 60
const lowlight = createLowlight(
  Object.fromEntries(Object.values(LANGUAGES).map((language) => [language, common[language]!])),
)

/** Colours code of a known language within so many milliseconds; null when it is shown as it is. */
export function highlight(code: string, language: string, milliseconds = LONGEST_MS): ElementContent[] | null {
  const known = Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined
  if (known === undefined || code.length > LONGEST_CODE || milliseconds <= 0) return null
  // A grammar is put together at its first use; cut off there, it would stay half of one.
  lowlight.highlight(known, '')
  const tree = withinTime(Math.min(milliseconds, LONGEST_MS), () => lowlight.highlight(known, code))
  return tree === null ? null : (tree.children as ElementContent[])
}
