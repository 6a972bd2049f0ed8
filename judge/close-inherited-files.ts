import { closeSync, readdirSync, readFileSync } from 'node:fs'

/** O_CLOEXEC, in the octal form that the kernel prints. */
const CLOSE_ON_EXEC = 0o2000000

/**
 * Closes the file descriptors that the parent process left open, such as a lock or a pipe. Child processes would inherit them, and a
 * program in a sandbox could write to them. Node's own descriptors are marked close-on-exec and stay open.
 */
export function closeInheritedFiles(): void {
  if (process.platform !== 'linux') return
  for (const descriptor of readdirSync('/proc/self/fd').map(Number).filter((number) => number > 2)) {
    try {
      const [, flags] = /^flags:\s+([0-7]+)/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'latin1'))!
      if ((Number.parseInt(flags!, 8) & CLOSE_ON_EXEC) === 0) closeSync(descriptor)
    } catch {
      // The descriptor with which the folder was listed is closed by now.
    }
  }
}
