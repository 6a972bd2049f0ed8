import type { BugReceipt } from '#platform/rules/bug-report.ts'

let build = ''

/** Tells the server what broke; the code for it comes when something has. Gives the number it was written down under. */
export async function reportBug(error: unknown, where = ''): Promise<BugReceipt | null> {
  try {
    const { sendBugReport } = await import('./send-bug-report.ts')
    return await sendBugReport(error, where, build)
  } catch {
    return null
  }
}

/** Reports what breaks outside of the page's own parts, too. The name of the entry file, by its URL, says which build it is. */
export function reportBugsOfWindow(entry: string): void {
  build = entry.split('/').pop()!
  addEventListener('error', ({ error }) => void reportBug(error))
  addEventListener('unhandledrejection', ({ reason }) => void reportBug(reason))
}
