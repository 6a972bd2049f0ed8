/** Limits of a bug report from a browser, in characters. */
export const BUG_REPORT_LIMITS = { message: 300, stack: 2_000, path: 300, build: 100 } as const

/** A bug report from a browser. It holds nothing about the person. */
export interface BugReport {
  message: string
  stack: string
  /** The path of the page, without its query. */
  path: string
  /** The file name of the entry script, which identifies the build. */
  build: string
}

/** The server's response to a bug report. */
export interface BugReceipt {
  /** The ID under which the report was logged. */
  requestId: string
  /** A URL for contacting the site about the bug, or null when none is configured. */
  contact: string | null
}

/** Removes email addresses and long secrets: error messages may quote what a person typed. */
export const redactPersonalData = (text: string): string =>
  text.replace(/[^\s@"'<>]{1,64}@[^\s@"'<>]{1,200}/g, '[address]').replace(/[\w-]{40,}/g, '[long word]')
