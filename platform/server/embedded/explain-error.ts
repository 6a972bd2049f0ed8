import { StartRefusal } from './start-refusal.ts'

const OTHER_DIRECTORY = 'Set DATA_DIR to a directory of your own, or change its owner.'

const BY_CODE: Record<string, (path: string) => string> = {
  ENOSPC: (path) => `The disk that holds ${path} is full. Make room and start again; what was saved is still there.`,
  EDQUOT: (path) => `The disk quota for ${path} is used up. Make room and start again; what was saved is still there.`,
  EROFS: (path) => `${path} lies on a read-only file system. Set DATA_DIR to a directory that can be written.`,
  EACCES: (path) => `${path} may not be entered or written by this user. ${OTHER_DIRECTORY}`,
  EPERM: (path) => `The system does not let this user change ${path}. ${OTHER_DIRECTORY}`,
  ENOTDIR: (path) => `Part of the path ${path} is a file, not a directory. Set DATA_DIR to a directory.`,
  EEXIST: (path) => `${path} is in the way: a directory is needed there. Set DATA_DIR to another directory.`,
}

const BY_OUTPUT: [RegExp, (data: string) => string][] = [
  [/No space left on device/, BY_CODE['ENOSPC']!],
  [/Disk quota exceeded/, BY_CODE['EDQUOT']!],
  [/Read-only file system/, BY_CODE['EROFS']!],
  [
    /has wrong ownership|must be started by the user that owns/,
    (data) => `The database in ${data} belongs to another user. Start Cloggle as that user, or change its owner.`,
  ],
  [
    /database files are incompatible|incorrect checksum in control file/,
    (data) =>
      `The database in ${data} was written by another version of PostgreSQL, or for another processor, ` +
      'than the one that Cloggle brings. Use the Cloggle version that wrote it.',
  ],
  [
    /could not (bind|create) Unix|Unix-domain socket path .* is too long|could not create any Unix-domain sockets/,
    (data) => `The database in ${data} could not open its private socket. Set DATA_DIR to a directory on a local disk.`,
  ],
  [
    /could not map anonymous shared memory|could not create shared memory|Cannot allocate memory/,
    () => 'The machine has too little free memory for the database (about 200 MB are needed).',
  ],
  [
    /could not look up effective user ID/,
    () =>
      'The user that runs Cloggle has no name on this machine, and PostgreSQL needs one. ' +
      'Run it as a named user, or set DATABASE_URL.',
  ],
  [/Permission denied|Operation not permitted/, BY_CODE['EACCES']!],
  [
    /could not locate a valid checkpoint record|invalid checkpoint record|"global\/pg_control"/,
    (data) => `The database in ${data} is damaged and cannot repair itself. Put back a backup; nothing was changed.`,
  ],
]

/** Translates an error of the start into one sentence, if there is a known one. */
export function explainError(failure: unknown, path: string): unknown {
  if (failure instanceof StartRefusal || !(failure instanceof Error)) return failure
  const { code, path: failedPath } = failure as NodeJS.ErrnoException
  const sentence = code === undefined ? undefined : BY_CODE[code]
  return sentence === undefined ? failure : new StartRefusal(sentence(failedPath ?? path), { cause: failure })
}

/** Translates PostgreSQL's output before it exited into one sentence. */
export function explainOutput(output: string, data: string): StartRefusal {
  const known = BY_OUTPUT.find(([pattern]) => pattern.test(output))
  if (known !== undefined) return new StartRefusal(known[1](data))
  const lines = output.split('\n').filter((line) => line.trim() !== '')
  const fatal = lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? 'it said nothing'
  return new StartRefusal(`The database in ${data} did not start. PostgreSQL said: ${fatal.trim().slice(0, 300)}`)
}
