import type { Guest, Sandbox } from './guest.ts'

/** Guests that were started ahead. Each is used once. */
export interface ReadyGuests {
  take(): Promise<Guest>
  /** Starts as many as are missing. */
  fill(): void
  stop(): void
}

/** Keeps some guests of a sandbox ready, so that nobody waits for an interpreter to start. */
export function keepReady(sandbox: Sandbox, count: number): ReadyGuests {
  let ready: Promise<Guest>[] = []
  let isOver = false

  function start(): Promise<Guest> {
    const guest = sandbox.open()
    // Whoever takes it hears why it could not be started; until then nobody does.
    guest.catch(() => void (ready = ready.filter((one) => one !== guest)))
    return guest
  }

  return {
    async take() {
      for (let next = ready.shift(); next !== undefined; next = ready.shift()) {
        const guest = await next
        // The end of one that ended while it waited would be the program's fault.
        if (guest.isAlive()) return guest
      }
      return start()
    },
    fill() {
      while (!isOver && ready.length < count) ready.push(start())
    },
    stop() {
      isOver = true
      for (const guest of ready) void guest.then((one) => one.kill(), () => undefined)
      ready = []
    },
  }
}
