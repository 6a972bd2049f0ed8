import { closeSync, readdirSync, readFileSync } from 'node:fs'

/** The flag of a file that no child is given, as the kernel writes it: in octal. */
const STAYS_HERE = 0o2000000

/**
 * Closes what whoever started the site had left open, such as a lock or a pipe: each child would be given it, and guests may write
 * to what is open. What Node has of its own is given to no child, and stays.
 */
export function closeStrays(): void {
  if (process.platform !== 'linux') return
  for (const number of readdirSync('/proc/self/fd').map(Number).filter((one) => one > 2)) {
    try {
      const [, flags] = /^flags:\s+([0-7]+)/m.exec(readFileSync(`/proc/self/fdinfo/${number}`, 'latin1'))!
      if ((Number.parseInt(flags!, 8) & STAYS_HERE) === 0) closeSync(number)
    } catch {
      // The list of files was open itself while it was read.
    }
  }
}
