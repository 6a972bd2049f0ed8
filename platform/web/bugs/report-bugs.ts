import type { ToldBug } from '#platform/rules/bug-report.ts'

// This code comes with the entry, whose name says which build it is.
const BUILD = import.meta.url.split('/').pop()!

/** Tells the server what broke; the code for it comes when something has. Gives the number it was written down under. */
export async function reportBug(error: unknown, where = ''): Promise<ToldBug | null> {
  try {
    const { tellBug } = await import('./tell-bug.ts')
    return await tellBug(error, where, BUILD)
  } catch {
    return null
  }
}

/** Tells what breaks outside of the page's own parts, too. */
export function reportBugsOfWindow(): void {
  addEventListener('error', ({ error }) => void reportBug(error))
  addEventListener('unhandledrejection', ({ reason }) => void reportBug(reason))
}
