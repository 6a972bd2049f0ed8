/** The limits of sockets (requirement P-24). */
export const SOCKET_LIMITS = {
  /** Per process. */
  open: 2_000,
  /** A network may be a whole school behind one address. */
  openPerNetwork: 100,
  openPerPerson: 10,
  subscriptionsPerSocket: 20,
  messageBytes: 65_536,
  /** Frames of every kind: a ping costs a response, too. */
  messagesPerTenSeconds: 100,
  /** New documents within ten seconds: of a network, and of all. Each is parsed and validated. */
  newDocumentsPerNetwork: 60,
  newDocuments: 300,
  /** The send queue of a slow reader before the socket is closed. */
  waitingBytes: 262_144,
  helloMs: 5_000,
  heartbeatMs: 30_000,
  /** How often the sessions of all sockets are checked. */
  sessionsMs: 400,
  /** How long that check may fail before all sockets are closed. */
  blindMs: 5_000,
}

export type SocketLimits = typeof SOCKET_LIMITS
