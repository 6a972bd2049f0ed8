import { spawn, type ChildProcess } from 'node:child_process'
import { watchHeartbeats } from '#platform/server/cluster/heartbeat.ts'
import { environment } from '#platform/server/environment.ts'

/** The command-line argument that starts this program as the site itself. */
export const SITE = 'site'

const MIN_DELAY_MS = 1_000
const MAX_DELAY_MS = 30_000
const STOP_WITHIN_MS = 15_000
/** Without a limit, glibc keeps freed memory of pictures and compression for each thread: the site takes twice as much. */
const MEMORY = { MALLOC_ARENA_MAX: '2' }

/**
 * Runs the site in a child process and restarts it when it exits unexpectedly or does not respond for five seconds (decision 032). A site
 * that exits before it served for the first time failed to start: its exit code becomes ours.
 */
export function superviseSite(): void {
  let child: ChildProcess | null = null
  let hasServed = false
  let isStopping = false
  let delay = MIN_DELAY_MS
  let restart: NodeJS.Timeout | undefined

  function startSite(): void {
    // A process group of its own: Ctrl-C reaches only the supervisor, and a stuck site is killed with all its processes.
    const site = spawn(process.execPath, [...process.execArgv, process.argv[1]!, SITE], { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], detached: true, env: { ...MEMORY, ...environment } })
    child = site
    let servedAt: number | null = null
    watchHeartbeats(site, {
      onFirst: () => {
        hasServed = true
        servedAt = performance.now()
      },
      onStuck: () => {
        print('Cloggle did not answer for five seconds and is ended.')
        endGroup(site)
      },
    })
    site.once('error', (error) => print(`Cloggle could not be started: ${error.message}`))
    site.once('close', (code, signal) => {
      child = null
      endGroup(site)
      if (isStopping || (!hasServed && signal === null)) process.exit(code ?? 1)
      if (servedAt !== null && performance.now() - servedAt > 2 * MAX_DELAY_MS) delay = MIN_DELAY_MS
      print(`Cloggle ended unexpectedly (${signal ?? `code ${code}`}). It is restarted in ${delay / 1000} s.`)
      restart = setTimeout(startSite, delay)
      delay = Math.min(2 * delay, MAX_DELAY_MS)
    })
  }

  function stopSite(signal: NodeJS.Signals): void {
    if (isStopping) return
    isStopping = true
    clearTimeout(restart)
    const site = child
    if (site === null) process.exit(0)
    site.kill(signal)
    setTimeout(() => endGroup(site), STOP_WITHIN_MS).unref()
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stopSite)
  startSite()
}

const print = (text: string) => process.stderr.write(`${text}\n`)

/** Kills a site and the processes that it started; its database has a group of its own and keeps running. */
function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All of them have exited.
  }
}
