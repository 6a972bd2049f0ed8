import { setTimeout as pause } from 'node:timers/promises'

export { pause }

/** Looks again and again whether something is so; false when it never was in that time. Who cannot be asked has not said yes. */
export async function until(isSo: () => boolean | Promise<boolean>, patience = 10_000): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end; await pause(10)) {
    if (await Promise.resolve().then(isSo).catch(() => false)) return true
  }
  return false
}
