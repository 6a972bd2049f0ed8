import { REFUSALS } from '../../rules/refusals.ts'
import type { Viewer } from '../../rules/viewer.ts'
import type { Services } from '../context.ts'
import { otherStandingsOf, viewersOf } from '../sessions/sessions.ts'
import { CLOSES, closeConnection, type Connection } from './connection.ts'
import type { SocketLimits } from './limits.ts'

/**
 * Polls the sessions of all sockets with one statement, and closes sockets within a second after a logout, a new password, a suspension
 * or an expiry on any node (requirement P-5). Returns the function that stops it.
 */
export function watchSessions(services: Services, open: Set<Connection>, limits: SocketLimits): () => void {
  let sawAt = Date.now()
  let looking = false
  /** The last known state of each socket's holder; each new socket is checked once, whatever is known of its token. */
  const stood = new WeakMap<Connection, string>()

  async function check(members: Connection[]): Promise<void> {
    const known = new Map<string, string | null>()
    for (const connection of members) {
      const standing = stood.get(connection) ?? null
      const hash = connection.tokenHash!
      known.set(hash, known.has(hash) && known.get(hash) !== standing ? null : standing)
    }
    const others = await otherStandingsOf(services, known)
    // Rights that expire by themselves are checked each time.
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
    // While sessions cannot be checked, no token is trusted (requirement P-1).
    if (Date.now() - sawAt > limits.blindMs) for (const connection of members) closeConnection(connection, CLOSES.away, REFUSALS.AWAY.message)
    if (looking) return
    looking = true
    check(members)
      .catch((error: unknown) => services.log.warn({ err: (error as Error).message }, 'The sessions of the sockets could not be checked.'))
      .finally(() => {
        looking = false
      })
  }, limits.sessionsMs)
  timer.unref()
  return () => clearInterval(timer)
}

const rightsOf = ({ activeRole, grantedRoles, rights }: Viewer) => [activeRole, ...grantedRoles, ...rights].join(' ')
