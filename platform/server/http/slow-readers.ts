import type { Socket } from 'node:net'

const LOOK_MS = 1_000

interface SlowReaderLimits {
  /** How many slow readers a process keeps. */
  max: number
  /** Whoever takes fewer bytes in a second while some wait for them reads slowly. */
  minBytes: number
}

/** Closes the oldest of too many slow readers. */
export interface SlowReaders {
  add(socket: Socket): void
  /** Looks once a second by itself; gives how many slow readers are left. */
  check(): number
}

/**
 * Watches the connections of a server for answers that wait for their reader. Slow readers are left alone while they are few; of more
 * than `max` those that have been slow longest are closed, so that nobody fills the memory by not reading (rules 30).
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
