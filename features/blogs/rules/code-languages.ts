/** The code languages, as the list in the editor shows them. */
export const CODE_LANGUAGES = [
  { value: '', label: 'Plain text' },
  { value: 'python', label: 'Python' },
  { value: 'javascript', label: 'JavaScript' },
  { value: 'typescript', label: 'TypeScript' },
  { value: 'sql', label: 'SQL' },
  { value: 'bash', label: 'Shell' },
  { value: 'json', label: 'JSON' },
  { value: 'r', label: 'R' },
  { value: 'cpp', label: 'C and C++' },
  { value: 'java', label: 'Java' },
  { value: 'go', label: 'Go' },
  { value: 'rust', label: 'Rust' },
  { value: 'html', label: 'HTML' },
  { value: 'css', label: 'CSS' },
  { value: 'yaml', label: 'YAML' },
  { value: 'markdown', label: 'Markdown' },
] as const

const OTHER_NAMES: Record<string, string> = {
  py: 'python', js: 'javascript', jsx: 'javascript', ts: 'typescript', tsx: 'typescript', sh: 'bash', shell: 'bash',
  c: 'cpp', 'c++': 'cpp', rs: 'rust', xml: 'html', yml: 'yaml', md: 'markdown',
}

/** Returns the language of the list with this name or alias, or an empty string if there is none. */
export function codeLanguage(name: string | null | undefined): string {
  const wanted = (name ?? '').toLowerCase()
  const known = OTHER_NAMES[wanted] ?? wanted
  return CODE_LANGUAGES.some(({ value }) => value === known) ? known : ''
}
