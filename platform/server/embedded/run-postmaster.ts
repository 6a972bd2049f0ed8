import { spawn } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Binaries } from './binaries.ts'
import { explainWords } from './explain.ts'
import type { Place } from './place.ts'
import { endOrphans, endPostmaster, isAlive, readPostmasterNote, until, worksIn } from './postmaster.ts'
import { postmasterArguments } from './settings.ts'
import { StartRefusal } from './start-refusal.ts'

const LARGEST_LOG = 5 * 1024 * 1024

/** What a start needs to know. */
export interface Launch {
  place: Place
  binaries: Binaries
  socketDir: string
  patienceMs: number
}

/** A postmaster that answers. */
export interface RunningPostmaster {
  pid: number
  adopted: boolean
}

/** Takes over the postmaster that runs on the data, or starts one; never a second. */
export async function runPostmaster(launch: Launch): Promise<RunningPostmaster> {
  return (await adopt(launch)) ?? (await start(launch))
}

async function adopt(launch: Launch): Promise<RunningPostmaster | null> {
  const { data } = launch.place
  const note = readPostmasterNote(data)
  if (note === null) return null
  if (!worksIn(note.pid, data)) {
    await endOrphans(data)
    // A stranger with the dead one's number would keep PostgreSQL from starting. Nobody is left on the data: forget it.
    if (isAlive(note.pid)) rmSync(join(data, 'postmaster.pid'), { force: true })
    return null
  }
  if (!startedAs(launch) || note.status === 'stopping') {
    await endPostmaster(note.pid, data)
    return null
  }
  await waitUntilReady(launch, note.pid, () => false)
  return isAlive(note.pid) ? { pid: note.pid, adopted: true } : null
}

// One that runs with other settings or from other binaries (an update came between) is not worth keeping.
function startedAs({ place, binaries, socketDir }: Launch): boolean {
  const program = realpathSync(binaries.postgres)
  const expected = [program, ...postmasterArguments(place.data, socketDir).map((argument) => `"${argument}"`)].join(' ')
  return readFileSync(join(place.data, 'postmaster.opts'), 'utf8').trim() === expected
}

async function start(launch: Launch): Promise<RunningPostmaster> {
  const { place, binaries, socketDir } = launch
  await endOrphans(place.data)
  const path = join(place.dir, 'postgres.log')
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST_LOG) renameSync(path, `${path}.1`)
  const log = openSync(path, 'a', 0o600)
  const from = fstatSync(log).size
  const as = place.account === null ? {} : { uid: place.account.uid, gid: place.account.gid }
  const child = spawn(binaries.postgres, postmasterArguments(place.data, socketDir), {
    cwd: place.dir,
    env: binaries.env,
    stdio: ['ignore', log, log],
    // Its own session: Ctrl-C in the terminal reaches the app alone, which then stops the database in order.
    detached: true,
    ...as,
  })
  closeSync(log)
  child.unref()
  let hasEnded = false
  const failed = new Promise<never>((_resolve, reject) => child.once('error', reject))
  child.once('exit', () => (hasEnded = true))
  await Promise.race([failed, waitUntilReady(launch, child.pid ?? -1, () => hasEnded)])
  if (hasEnded) throw explainWords(readFileSync(path).subarray(from).toString(), place.data)
  return { pid: child.pid!, adopted: false }
}

async function waitUntilReady(launch: Launch, pid: number, hasEnded: () => boolean): Promise<void> {
  const { place, patienceMs } = launch
  const isReady = () => {
    if (hasEnded() || !isAlive(pid)) return true
    const note = readPostmasterNote(place.data)
    return note?.pid === pid && note.status === 'ready'
  }
  if (await until(isReady, patienceMs)) return
  throw new StartRefusal(
    `The database in ${place.data} is still repairing itself after ${Math.round(patienceMs / 1000)} s. ` +
      'It goes on with that; start Cloggle again in a few minutes.',
  )
}
