import { readSession, saveSession, type SessionUser } from '#platform/web/session/session.ts'

/** What one changed of oneself is so at once wherever this browser shows it: in the top bar, beside one's own comments. */
export function updateSessionUser(changes: Partial<Pick<SessionUser, 'name' | 'location' | 'avatar'>>): void {
  const session = readSession()
  if (session !== null) saveSession({ ...session, user: { ...session.user, ...changes } })
}
