import { Refusal, type RefusalCode } from '../../rules/refusals.ts'

const BY_CODE: Record<string, RefusalCode> = {
  // Unique violation: the constraint found a duplicate that an earlier check missed.
  '23505': 'ALREADY_TAKEN',
  // A text that is not a valid UUID or number.
  '22P02': 'NOT_FOUND',
  // Foreign key violation: the referenced row is gone.
  '23503': 'NOT_FOUND',
  // Check constraint, string too long, NUL in a text.
  '23514': 'INVALID_INPUT',
  '22001': 'INVALID_INPUT',
  '22021': 'INVALID_INPUT',
  // A number or time that is out of range, such as in a cursor.
  '22003': 'INVALID_INPUT',
  '22007': 'INVALID_INPUT',
  '22008': 'INVALID_INPUT',
  // Statement timeout, lock timeout, deadlock.
  '57014': 'BUSY',
  '55P03': 'BUSY',
  '40P01': 'BUSY',
  '40001': 'BUSY',
  // Disk full.
  '53100': 'NO_ROOM',
  // The server is starting, stopping or out of connections.
  '57P01': 'AWAY',
  '57P02': 'AWAY',
  '57P03': 'AWAY',
  '53300': 'AWAY',
  // The server is now read-only.
  '25006': 'AWAY',
  '08001': 'AWAY',
  '08006': 'AWAY',
  ECONNREFUSED: 'AWAY',
  ECONNRESET: 'AWAY',
  ENOENT: 'AWAY',
  EPIPE: 'AWAY',
  // The server's name does not resolve, or there is no route to it.
  ENOTFOUND: 'AWAY',
  EAI_AGAIN: 'AWAY',
  EHOSTUNREACH: 'AWAY',
  ENETUNREACH: 'AWAY',
  ETIMEDOUT: 'AWAY',
}

const LOST = /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/

/** The refusal that an error of the database means for the person, or null when it is a bug. */
export function refusalOfDatabase(error: Error): Refusal | null {
  const { code, syscall } = error as { code?: string; syscall?: string }
  // ENOENT means a missing socket only while connecting; anywhere else it is a missing file, a bug.
  if (code === 'ENOENT' && syscall !== 'connect') return null
  const known = code === undefined ? undefined : BY_CODE[code]
  if (known !== undefined) return new Refusal(known)
  return LOST.test(error.message) ? new Refusal('AWAY') : null
}
