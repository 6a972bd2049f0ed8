import { spawn } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync, realpathSync, renameSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { explainOutput } from './explain-error.ts'
import type { DatabaseLocation } from './database-location.ts'
import { removeDeadPostmaster, stopPostmaster, isAlive, readPidFile, until, worksIn } from './postmaster.ts'
import { postmasterArguments } from './settings.ts'
import { StartRefusal } from './start-refusal.ts'

// A server that a crashed app had just started needs a moment until it is visible.
const MAX_ATTEMPTS = 5
const ALREADY_THERE = /lock file ".*" already exists|pre-existing shared memory block/
const MAX_LOG = 5 * 1024 * 1024

/** The parameters of a start. */
export interface Launch {
  location: DatabaseLocation
  binaries: Binaries
  socketDir: string
  timeoutMs: number
}

/** A postmaster that accepts connections. */
export interface RunningPostmaster {
  pid: number
  adopted: boolean
}

/** Adopts the postmaster that runs on the data, or starts one; never a second. */
export async function runPostmaster(launch: Launch): Promise<RunningPostmaster> {
  for (let attempt = 1; ; attempt += 1) {
    const running = (await adopt(launch)) ?? (await start(launch, attempt === MAX_ATTEMPTS))
    if (running !== null) return running
    await new Promise((resolve) => setTimeout(resolve, 100 * attempt))
  }
}

async function adopt(launch: Launch): Promise<RunningPostmaster | null> {
  const { data } = launch.location
  const pidFile = readPidFile(data)
  if (pidFile === null || !worksIn(pidFile.pid, data)) return null
  if (!startedAs(launch) || pidFile.status === 'stopping') {
    await stopPostmaster(pidFile.pid, data)
    return null
  }
  return (await becomesReady(launch, pidFile.pid, () => false)) ? { pid: pidFile.pid, adopted: true } : null
}

// One that runs with other settings or other binaries (after an update) is restarted.
function startedAs({ location, binaries, socketDir }: Launch): boolean {
  const program = realpathSync(binaries.postgres)
  const expected = [program, ...postmasterArguments(location.data, socketDir).map((argument) => `"${argument}"`)].join(' ')
  return readFileSync(join(location.data, 'postmaster.opts'), 'utf8').trim() === expected
}

async function start(launch: Launch, isLast: boolean): Promise<RunningPostmaster | null> {
  const { location, binaries, socketDir } = launch
  await removeDeadPostmaster(location.data)
  const path = join(location.dir, 'postgres.log')
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MAX_LOG) renameSync(path, `${path}.1`)
  const log = openSync(path, 'a', 0o600)
  const from = fstatSync(log).size
  const as = location.account === null ? {} : { uid: location.account.uid, gid: location.account.gid }
  const child = spawn(binaries.postgres, postmasterArguments(location.data, socketDir), {
    cwd: location.dir,
    env: binaries.env,
    stdio: ['ignore', log, log],
    // Its own session: Ctrl-C in the terminal reaches only the app, which then stops the database in order.
    detached: true,
    ...as,
  })
  closeSync(log)
  child.unref()
  let hasEnded = false
  const failed = new Promise<never>((_resolve, reject) => child.once('error', reject))
  child.once('exit', () => (hasEnded = true))
  const isReady = await Promise.race([failed, becomesReady(launch, child.pid ?? -1, () => hasEnded)])
  if (isReady) return { pid: child.pid!, adopted: false }
  const output = readFileSync(path).subarray(from).toString()
  if (!isLast && ALREADY_THERE.test(output)) return null
  throw explainOutput(output, location.data)
}

// Returns whether it became ready; false when it exited instead. The process state may show that before the `exit` event fires.
async function becomesReady(launch: Launch, pid: number, hasEnded: () => boolean): Promise<boolean> {
  const { location, timeoutMs } = launch
  const isOver = () => hasEnded() || !isAlive(pid)
  const isReady = () => {
    const pidFile = readPidFile(location.data)
    return pidFile?.pid === pid && pidFile.status === 'ready'
  }
  if (await until(() => isOver() || isReady(), timeoutMs)) return !isOver()
  throw new StartRefusal(
    `The database in ${location.data} is still repairing itself after ${Math.round(timeoutMs / 1000)} s. ` +
      'It goes on with that; start Cloggle again in a few minutes.',
  )
}
