import type { Socket } from 'node:net'

const LOOK_MS = 1_000

interface SlowReaderLimits {
  /** How many slow readers a process keeps. */
  max: number
  /** A reader with waiting bytes that takes fewer than this in a second is slow. */
  minBytes: number
}

/** Closes the oldest slow readers over the limit. */
export interface SlowReaders {
  add(socket: Socket): void
  /** Runs once a second by itself; returns how many slow readers are left. */
  check(): number
}

/**
 * Watches the connections of a server for responses that wait for their reader. Up to `max` slow readers are left alone; the slowest
 * beyond that are closed, so that nobody fills the memory by not reading (requirement P-14).
 */
export function watchSlowReaders({ max, minBytes }: SlowReaderLimits = { max: 128, minBytes: 32_768 }): SlowReaders {
  const taken = new Map<Socket, number>()
  /** In the order in which they became slow. */
  const slow = new Set<Socket>()

  function check(): number {
    for (const [socket, before] of taken) {
      const now = socket.bytesWritten - socket.writableLength
      taken.set(socket, now)
      if (socket.writableLength === 0 || now - before >= minBytes) slow.delete(socket)
      else slow.add(socket)
    }
    for (const socket of slow) {
      if (slow.size <= max) break
      slow.delete(socket)
      socket.resetAndDestroy()
    }
    return slow.size
  }

  let timer: NodeJS.Timeout | undefined
  return {
    add(socket) {
      timer ??= setInterval(check, LOOK_MS).unref()
      taken.set(socket, socket.bytesWritten)
      socket.once('close', () => {
        taken.delete(socket)
        slow.delete(socket)
        if (taken.size > 0) return
        clearInterval(timer)
        timer = undefined
      })
    },
    check,
  }
}
