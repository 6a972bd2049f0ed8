import { lstatSync, readlinkSync } from 'node:fs'
import { LIBRARIES } from './find-runtime.ts'

/** The user and group inside the sandbox and, if the judge runs as root, also outside. */
export const NOBODY = 65_534

interface SandboxContents {
  /** Files and folders that are mounted read-only. */
  mounts: readonly (readonly [outside: string, inside: string])[]
  command: readonly string[]
  environment?: Readonly<Record<string, string>>
}

/**
 * The arguments of bubblewrap for one sandbox process: new namespaces of every kind, no network, no capabilities, an empty environment,
 * read-only files, no /proc and /dev, and a filter of system calls that bubblewrap reads from descriptor 3. It writes the process id to
 * descriptor 4. The caller has to start it in a session of its own.
 */
export function bubblewrapArguments({ mounts, command, environment = {} }: SandboxContents): string[] {
  return [
    '--unshare-all', '--uid', String(NOBODY), '--gid', String(NOBODY), '--cap-drop', 'ALL', '--die-with-parent',
    '--as-pid-1', '--hostname', 'sandbox', '--clearenv',
    ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
    ...LIBRARIES.flatMap((path) => (lstatSync(path).isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path])),
    ...mounts.flatMap(([outside, inside]) => ['--ro-bind', outside, inside]),
    '--dir', '/nowhere', '--chdir', '/nowhere', '--remount-ro', '/',
    '--seccomp', '3', '--info-fd', '4',
    ...command,
  ]
}
