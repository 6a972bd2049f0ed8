import { BUG_REPORT_LIMITS, type BugReport, type BugReceipt } from '#platform/rules/bug-report.ts'
import { ApiError } from '../graphql/api-error.ts'

const MAX_REPORTS_PER_PAGE = 5
const sentReports = new Map<string, Promise<BugReceipt | null>>()

/**
 * Reports errors to the server, each once and at most five per page. Returns the receipt, or null where the error was not logged; throws
 * where the server cannot be reached.
 */
export function sendBugReport(error: unknown, where: string, build: string): Promise<BugReceipt | null> {
  const report = reportOf(error, where, build)
  if (report === null) return Promise.resolve(null)
  const known = sentReports.get(report.message)
  if (known !== undefined) return known
  if (sentReports.size >= MAX_REPORTS_PER_PAGE) return Promise.resolve(null)
  const sent = send(report)
  sentReports.set(report.message, sent)
  return sent
}

async function send(report: BugReport): Promise<BugReceipt | null> {
  const response = await fetch('/api/bugs', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    // The request continues while the page is being closed.
    keepalive: true,
  })
  return response.ok ? ((await response.json()) as BugReceipt) : null
}

/** The report of an error; null for what is not a bug of the site: refusals, aborts, and code of browser extensions. */
function reportOf(error: unknown, where: string, build: string): BugReport | null {
  if (!(error instanceof Error) || error instanceof ApiError || error.name === 'AbortError') return null
  const stack = `${error.stack ?? ''}${where}`
  if (/\b[a-z]+-extension:\/\//.test(stack)) return null
  return {
    message: `${error.name}: ${error.message}`.slice(0, BUG_REPORT_LIMITS.message),
    stack: stack.slice(0, BUG_REPORT_LIMITS.stack),
    path: window.location.pathname.slice(0, BUG_REPORT_LIMITS.path),
    build: build.slice(0, BUG_REPORT_LIMITS.build),
  }
}
