/** How much a browser may tell of what broke there, in characters. */
export const BUG_REPORT_LIMITS = { message: 300, stack: 2_000, path: 300, build: 100 } as const

/** What a browser tells of what broke there: nothing about the person. */
export interface BugReport {
  message: string
  stack: string
  /** The path of the page, without its query. */
  path: string
  /** The name of the script that ran, which names the build. */
  build: string
}

/** What the browser gets for it. */
export interface BugReceipt {
  /** The number under which it was written down. */
  requestId: string
  /** Where the person may write about it, as an address to open. */
  contact: string | null
}

/** Takes out what looks like an address of a person or a long secret: messages may quote what was typed. */
export const redactPersonalData = (text: string): string =>
  text.replace(/[^\s@"'<>]{1,64}@[^\s@"'<>]{1,200}/g, '[address]').replace(/[\w-]{40,}/g, '[long word]')
