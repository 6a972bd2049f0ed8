import type { SandboxEvent } from './sandbox.ts'

/** Events of a sandbox process that were not read yet. */
export interface MessageQueue {
  put(event: SandboxEvent): void
  take(): Promise<SandboxEvent>
}

const MAX_QUEUED = 8

/** Queues a few events until they are taken. A process that sends more without being asked is treated as broken. */
export function createMessageQueue(): MessageQueue {
  const queue: SandboxEvent[] = []
  let deliver: ((event: SandboxEvent) => void) | null = null
  return {
    put(event) {
      if (deliver !== null) {
        deliver(event)
        deliver = null
      } else if (queue.length < MAX_QUEUED) queue.push(event)
      else queue[MAX_QUEUED - 1] = { broken: 'not-a-frame' }
    },
    take: () => {
      const first = queue.shift()
      return first === undefined ? new Promise((done) => void (deliver = done)) : Promise.resolve(first)
    },
  }
}
