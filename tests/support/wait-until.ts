import { setTimeout as pause } from 'node:timers/promises'

export { pause }

/** Polls a condition; returns false when it never held in time. A condition that throws does not hold. */
export async function until(condition: () => boolean | Promise<boolean>, timeoutMs = 10_000): Promise<boolean> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(10)) {
    if (await Promise.resolve().then(condition).catch(() => false)) return true
  }
  return false
}
