import { setTimeout as pause } from 'node:timers/promises'

export { pause }

/** Looks again and again whether something is so; false when it never was in that time. Who cannot be asked has not said yes. */
export async function until(condition: () => boolean | Promise<boolean>, timeoutMs = 10_000): Promise<boolean> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await pause(10)) {
    if (await Promise.resolve().then(condition).catch(() => false)) return true
  }
  return false
}
