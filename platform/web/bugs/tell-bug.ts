import { BUG_REPORT, type BugReport, type ToldBug } from '#platform/rules/bug-report.ts'
import { ApiError } from '../graphql/api-error.ts'

const MAX_OF_A_PAGE = 5
const told = new Map<string, Promise<ToldBug | null>>()

/**
 * Tells the server what broke, each thing once and five of a page at most. Gives the number under which it was written
 * down, or null where it was not; throws where the server cannot be reached.
 */
export function tellBug(error: unknown, where: string, build: string): Promise<ToldBug | null> {
  const report = reportOf(error, where, build)
  if (report === null) return Promise.resolve(null)
  const known = told.get(report.message)
  if (known !== undefined) return known
  if (told.size >= MAX_OF_A_PAGE) return Promise.resolve(null)
  const sent = send(report)
  told.set(report.message, sent)
  return sent
}

async function send(report: BugReport): Promise<ToldBug | null> {
  const response = await fetch('/api/bugs', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
    // It goes out even if the page is being left.
    keepalive: true,
  })
  return response.ok ? ((await response.json()) as ToldBug) : null
}

/** What is told of an error; null for what is no bug of ours: refusals, what was called off, and code of extensions. */
function reportOf(error: unknown, where: string, build: string): BugReport | null {
  if (!(error instanceof Error) || error instanceof ApiError || error.name === 'AbortError') return null
  const stack = `${error.stack ?? ''}${where}`
  if (/\b[a-z]+-extension:\/\//.test(stack)) return null
  return {
    message: `${error.name}: ${error.message}`.slice(0, BUG_REPORT.message),
    stack: stack.slice(0, BUG_REPORT.stack),
    path: window.location.pathname.slice(0, BUG_REPORT.path),
    build: build.slice(0, BUG_REPORT.build),
  }
}
