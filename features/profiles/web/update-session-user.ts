import { readSession, saveSession, type SessionUser } from '#platform/web/session/session.ts'

/** Updates the viewer's own data wherever this browser shows it: in the top bar and beside their comments. */
export function updateSessionUser(changes: Partial<Pick<SessionUser, 'name' | 'location' | 'avatar'>>): void {
  const session = readSession()
  if (session !== null) saveSession({ ...session, user: { ...session.user, ...changes } })
}
