/** What sockets may take of the site (rules 24). */
export const SOCKET_LIMITS = {
  /** Of this process. */
  open: 2_000,
  /** A network may be a whole school behind one address. */
  openPerNetwork: 100,
  openPerPerson: 10,
  subscriptionsPerSocket: 20,
  messageBytes: 65_536,
  /** Frames of every kind: a ping costs an answer, too. */
  messagesPerTenSeconds: 100,
  /** Documents that are not known yet, within ten seconds: of a network, and of all. Each is parsed and validated. */
  newDocumentsPerNetwork: 60,
  newDocuments: 300,
  /** What waits for a slow reader before the socket is closed. */
  waitingBytes: 262_144,
  helloMs: 5_000,
  heartbeatMs: 30_000,
  /** How often the sessions of all sockets are looked at. */
  sessionsMs: 400,
  /** How long that look may fail before nobody is believed any more. */
  blindMs: 5_000,
}

export type SocketLimits = typeof SOCKET_LIMITS
