import type { BugReceipt } from '#platform/rules/bug-report.ts'

let build = ''

/** Reports an error to the server; the code for it loads on demand. Returns the receipt, or null when it was not logged. */
export async function reportBug(error: unknown, where = ''): Promise<BugReceipt | null> {
  try {
    const { sendBugReport } = await import('./send-bug-report.ts')
    return await sendBugReport(error, where, build)
  } catch {
    return null
  }
}

/** Reports errors outside of React, too. The file name of the entry script identifies the build. */
export function reportBugsOfWindow(entry: string): void {
  build = entry.split('/').pop()!
  addEventListener('error', ({ error }) => void reportBug(error))
  addEventListener('unhandledrejection', ({ reason }) => void reportBug(reason))
}
