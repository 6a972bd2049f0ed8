export interface JudgeLine {
  language: string
  /** The sandbox, such as WebAssembly; null if there is none. */
  sandbox: string | null
}

/** The sandboxes in the summary of a judge: `Sandboxes: Python WebAssembly, JavaScript none, numpy none.`, followed by what went wrong on the server. */
export function judgeLines(summary: string): JudgeLine[] {
  const list = /^Sandboxes: ([^.]*)\./.exec(summary)?.[1] ?? ''
  return list.split(', ').flatMap((entry) => {
    const [, language, sandbox] = /^(\S+) (.+)$/.exec(entry) ?? []
    return language === undefined || sandbox === undefined ? [] : [{ language: language === 'numpy' ? 'NumPy' : language, sandbox: sandbox === 'none' ? null : sandbox }]
  })
}

/** Whether a judge runs, as one sentence. */
export function judgeSentence(summary: string | null): { isReady: boolean; text: string } {
  if (summary === null) return { isReady: false, text: 'Off: no judge has sent a heartbeat recently.' }
  const lines = judgeLines(summary)
  const missing = lines.filter(({ sandbox }) => sandbox === null).map(({ language }) => language)
  if (lines.length > 0 && missing.length === 0) return { isReady: true, text: 'Ready for all languages.' }
  if (missing.length === lines.length) return { isReady: false, text: 'Off: no sandbox could be set up. The log of the judge says why.' }
  return { isReady: false, text: `Ready, but not for ${missing.join(' and ')}. The log of the judge says why.` }
}
