import { REFUSALS } from '../../rules/refusals.ts'
import type { Viewer } from '../../rules/viewer.ts'
import type { Services } from '../context.ts'
import { otherStandingsOf, viewersOf } from '../sessions/sessions.ts'
import { CLOSES, closeConnection, type Connection } from './connection.ts'
import type { SocketLimits } from './limits.ts'

/**
 * Looks again and again, in one statement for all sockets, whether anything is another with their sessions, and then what: a logout,
 * a new password, a suspension or an expiry on any node closes the socket within a second (rules 5). Gives the way to stop looking.
 */
export function watchSessions(services: Services, open: Set<Connection>, limits: SocketLimits): () => void {
  let sawAt = Date.now()
  let looking = false
  /** How whoever is behind a socket stood when it was looked at last: each is looked at once, whatever is known of its token. */
  const stood = new WeakMap<Connection, string>()

  async function check(members: Connection[]): Promise<void> {
    const known = new Map<string, string | null>()
    for (const connection of members) {
      const standing = stood.get(connection) ?? null
      const hash = connection.tokenHash!
      known.set(hash, known.has(hash) && known.get(hash) !== standing ? null : standing)
    }
    const others = await otherStandingsOf(services, known)
    // Rights that run out by themselves are looked at each time.
    const due = members.filter(({ tokenHash, viewer }) => others.has(tokenHash!) || viewer!.activeRole === 'admin')
    if (due.length > 0) await lookAt(due)
    sawAt = Date.now()
    for (const connection of due) {
      const standing = others.get(connection.tokenHash!) ?? null
      if (standing !== null) stood.set(connection, standing)
    }
  }

  async function lookAt(due: Connection[]): Promise<void> {
    const viewers = await viewersOf(services, [...new Set(due.map(({ tokenHash }) => tokenHash!))])
    for (const connection of due) {
      const viewer = viewers.get(connection.tokenHash!)
      if (viewer === undefined) closeConnection(connection, CLOSES.sessionOver, REFUSALS.SESSION_OVER.message)
      else if (rightsOf(viewer) !== rightsOf(connection.viewer!)) closeConnection(connection, CLOSES.rightsChanged, 'Your rights have changed.')
    }
  }

  const timer = setInterval(() => {
    const members = [...open].filter(({ tokenHash }) => tokenHash !== null)
    if (members.length === 0) {
      sawAt = Date.now()
      return
    }
    // While nobody can be asked, nobody is believed (rules 1).
    if (Date.now() - sawAt > limits.blindMs) for (const connection of members) closeConnection(connection, CLOSES.away, REFUSALS.AWAY.message)
    if (looking) return
    looking = true
    check(members)
      .catch((error: unknown) => services.log.warn({ err: (error as Error).message }, 'The sessions of the sockets could not be looked at.'))
      .finally(() => {
        looking = false
      })
  }, limits.sessionsMs)
  timer.unref()
  return () => clearInterval(timer)
}

const rightsOf = ({ activeRole, grantedRoles, rights }: Viewer) => [activeRole, ...grantedRoles, ...rights].join(' ')
