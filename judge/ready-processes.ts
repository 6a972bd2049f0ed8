import type { Sandbox, SandboxProcess } from './sandbox.ts'

/** Sandbox processes that were started in advance. Each is used once. */
export interface ReadyProcesses {
  /** Takes a waiting process, or starts one; rejects if that fails. */
  take(): Promise<SandboxProcess>
  /** Starts as many as are missing. */
  fill(): void
}

/** Keeps `count` processes of a sandbox ready, so that no submission waits for an interpreter to start. */
export function prestartProcesses(sandbox: Sandbox, count: number): ReadyProcesses {
  let ready: Promise<SandboxProcess>[] = []

  function start(): Promise<SandboxProcess> {
    const starting = sandbox.start()
    starting.catch(() => void (ready = ready.filter((other) => other !== starting)))
    return starting
  }

  return {
    async take() {
      for (let next = ready.shift(); next !== undefined; next = ready.shift()) {
        // Skip processes that failed to start or ended while they waited: the program must not be blamed for it.
        const process = await next.catch(() => null)
        if (process?.isAlive() === true) return process
      }
      return start()
    },
    fill() {
      while (ready.length < count) ready.push(start())
    },
  }
}
