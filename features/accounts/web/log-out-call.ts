const PATIENCE_MS = 20_000

/**
 * Ends the session on the server (requirement A-6): by its token, or where that has run out, by the cookie alone. The request outlives
 * the page. Throws where the server could not be reached or refused.
 */
export async function logOutCall(token: string | undefined): Promise<void> {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  const response = await fetch('/api/auth/logout', { method: 'POST', headers, body: '{}', keepalive: true, signal: AbortSignal.timeout(PATIENCE_MS) })
  if (response.status === 401 && token !== undefined) return logOutCall(undefined)
  if (!response.ok) throw new Error(`Logging out: ${response.status}`)
}
