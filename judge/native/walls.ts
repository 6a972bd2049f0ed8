import { lstatSync, readlinkSync } from 'node:fs'
import { LIBRARIES } from './find-runtime.ts'

/** Nobody, for whoever looks from inside and, where the judge runs as root, from outside too. */
export const NOBODY = 65_534

interface Inside {
  /** Files and folders that can be read inside, by where they lie outside and inside. */
  shown: readonly (readonly [outside: string, inside: string])[]
  command: readonly string[]
  environment?: Readonly<Record<string, string>>
}

/**
 * The arguments of bubblewrap for one guest: new namespaces of every kind, no network, no capabilities, an empty
 * environment, nothing to write to, neither /proc nor /dev, and the filter that it reads from descriptor 3. It says on
 * descriptor 4 which process the guest is. Whoever starts it gives it a session of its own.
 */
export function wallsAround({ shown, command, environment = {} }: Inside): string[] {
  return [
    '--unshare-all', '--uid', String(NOBODY), '--gid', String(NOBODY), '--cap-drop', 'ALL', '--die-with-parent',
    '--as-pid-1', '--hostname', 'guest', '--clearenv',
    ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
    ...LIBRARIES.flatMap((path) => (lstatSync(path).isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path])),
    ...shown.flatMap(([outside, inside]) => ['--ro-bind', outside, inside]),
    '--dir', '/nowhere', '--chdir', '/nowhere', '--remount-ro', '/',
    '--seccomp', '3', '--info-fd', '4',
    ...command,
  ]
}
