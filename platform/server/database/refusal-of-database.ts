import { Refusal, type RefusalCode } from '../../rules/refusals.ts'

const BY_CODE: Record<string, RefusalCode> = {
  // Unique violation: a constraint saw what a look before could not.
  '23505': 'ALREADY_TAKEN',
  // A text that is no uuid or number names nothing.
  '22P02': 'NOT_FOUND',
  // Foreign key: what was pointed at is gone.
  '23503': 'NOT_FOUND',
  // Check constraint, string too long, NUL in a text.
  '23514': 'INVALID_INPUT',
  '22001': 'INVALID_INPUT',
  '22021': 'INVALID_INPUT',
  // A number or a time that is out of reach, such as in the place from which a list shall go on.
  '22003': 'INVALID_INPUT',
  '22007': 'INVALID_INPUT',
  '22008': 'INVALID_INPUT',
  // Cancelled by a time limit, lock not free in time, deadlock.
  '57014': 'BUSY',
  '55P03': 'BUSY',
  '40P01': 'BUSY',
  '40001': 'BUSY',
  // The disk is full.
  '53100': 'NO_ROOM',
  // The server is going, coming or has no connection left.
  '57P01': 'AWAY',
  '57P02': 'AWAY',
  '57P03': 'AWAY',
  '53300': 'AWAY',
  // It is not the one that may write any more.
  '25006': 'AWAY',
  '08001': 'AWAY',
  '08006': 'AWAY',
  ECONNREFUSED: 'AWAY',
  ECONNRESET: 'AWAY',
  ENOENT: 'AWAY',
  EPIPE: 'AWAY',
  // Its name is not known now, or nothing leads to it.
  ENOTFOUND: 'AWAY',
  EAI_AGAIN: 'AWAY',
  EHOSTUNREACH: 'AWAY',
  ENETUNREACH: 'AWAY',
  ETIMEDOUT: 'AWAY',
}

const LOST = /Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error/

/** What an error of the database means for the person who asked, or null when it is a bug. */
export function refusalOfDatabase(error: Error): Refusal | null {
  const { code, syscall } = error as { code?: string; syscall?: string }
  // ENOENT is the database's missing socket only when connecting; anywhere else it is a missing file, a bug.
  if (code === 'ENOENT' && syscall !== 'connect') return null
  const known = code === undefined ? undefined : BY_CODE[code]
  if (known !== undefined) return new Refusal(known)
  return LOST.test(error.message) ? new Refusal('AWAY') : null
}
