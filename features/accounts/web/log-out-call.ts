const TIMEOUT_MS = 20_000

/**
 * Ends the session on the server (requirement A-6), by its token and its cookie. It is a single `keepalive` request, because nothing that follows an
 * answer runs after the page is gone. Throws if the server could not be reached or refused.
 */
export async function logOutCall(token: string | undefined): Promise<void> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  const response = await fetch('/api/auth/logout', { method: 'POST', headers, body: '{}', keepalive: true, signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`Logging out: ${response.status}`)
}
