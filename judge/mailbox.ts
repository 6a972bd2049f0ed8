import type { FromGuest } from './guest.ts'

/** What a guest said and nobody has taken yet. */
export interface Mailbox {
  put(from: FromGuest): void
  take(): Promise<FromGuest>
}

const MAX_KEPT = 8

/** Keeps what comes until it is taken; whoever writes without being asked soon counts as broken. */
export function openMailbox(): Mailbox {
  const kept: FromGuest[] = []
  let waiting: ((from: FromGuest) => void) | null = null
  return {
    put(from) {
      if (waiting !== null) {
        waiting(from)
        waiting = null
      } else if (kept.length < MAX_KEPT) kept.push(from)
      else kept[MAX_KEPT - 1] = { broken: 'not-a-frame' }
    },
    take: () => {
      const first = kept.shift()
      return first === undefined ? new Promise((done) => void (waiting = done)) : Promise.resolve(first)
    },
  }
}
