import type { Guest, Sandbox } from './guest.ts'

/** Guests that were started ahead. Each is used once. */
export interface ReadyGuests {
  /** One that is there; else one that is started now, or why it could not be. */
  take(): Promise<Guest>
  /** Starts as many as are missing. */
  fill(): void
}

/** Keeps some guests of a sandbox ready, so that nobody waits for an interpreter to start. */
export function keepReady(sandbox: Sandbox, count: number): ReadyGuests {
  let ready: Promise<Guest>[] = []

  function start(): Promise<Guest> {
    const guest = sandbox.open()
    guest.catch(() => void (ready = ready.filter((one) => one !== guest)))
    return guest
  }

  return {
    async take() {
      for (let next = ready.shift(); next !== undefined; next = ready.shift()) {
        // One that could not be started is nobody's loss yet; the end of one that ended while it waited would be the program's fault.
        const guest = await next.catch(() => null)
        if (guest?.isAlive() === true) return guest
      }
      return start()
    },
    fill() {
      while (ready.length < count) ready.push(start())
    },
  }
}
