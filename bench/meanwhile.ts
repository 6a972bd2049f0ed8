import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort, type Site } from '../tests/support/site.ts'
import { busyP99 } from './load.ts'
import { percentile } from './percentile.ts'
import { startReading } from './reader.ts'
import { median, milliseconds, note } from './table.ts'

const QUIET_SECONDS = 8
// Alone and beside it in turn, for the same seconds of the same site differ by as much as twice; so few that nobody hands in thirty times in a minute.
const ROUNDS = 3
const BUSY_SECONDS = 5
// Of one wave alone, the hundredth part of the pages would be a single one.
const WAVES = 6
const MOST = 2

/**
 * What readers of pages feel of a wave of submissions, again and again: many of them, and one alone. Gives how long the verdicts of the
 * waves took beside that one.
 */
export async function pagesMeanwhile({ origin }: Site, wave: () => Promise<number[]>): Promise<number[]> {
  const url = `${origin}/blogs`
  const alone: number[] = []
  const beside: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await busyP99(url, BUSY_SECONDS))
    beside.push(await besideWaves(url, wave))
  }
  row('a page meanwhile, eight readers without a pause, p99', median(alone), median(beside), MOST)

  const quiet = await startReading(url, QUIET_SECONDS * 1_000).times
  const reader = startReading(url, 60_000)
  const verdicts: number[] = []
  for (let n = 0; n < WAVES; n++) verdicts.push(...(await wave()))
  reader.stop()
  row('a page meanwhile, one reader, p99', percentile(quiet, 0.99), percentile(await reader.times, 0.99), MOST)
  await bareYardstick()
  return verdicts
}

async function besideWaves(url: string, wave: () => Promise<number[]>): Promise<number> {
  let isOver = false
  const waves = async () => {
    while (!isOver) await wave()
  }
  const [p99] = await Promise.all([busyP99(url, BUSY_SECONDS).finally(() => (isOver = true)), waves()])
  return p99
}

function row(what: string, before: number, during: number, most: number | null): void {
  const times = during / before
  note({ what, measured: `${milliseconds(before)} to ${milliseconds(during)}, ${times.toFixed(1)}x`, wanted: most === null ? '' : 'at most doubled', holds: most === null ? null : times <= most })
}

const BARE_PAGE = `const page = Buffer.alloc(20000, 'x')
  require('http').createServer((q, r) => { r.writeHead(200, { 'content-length': page.length }); r.end(page) }).listen(+process.argv[1], '127.0.0.1', () => console.log('ready'))`
const WALLS = ['--unshare-all', '--ro-bind', '/', '/', '/usr/bin/python3', '-I', '-S', '-c']
const BARE_PROGRAMS = `require('os').setPriority(19)
  const next = () => require('child_process').spawn('bwrap', ${JSON.stringify([...WALLS, 'sum(range(800000))'])}, { stdio: 'ignore', detached: true }).once('close', next)
  next()
  next()
  process.stdin.resume().once('end', () => process.exit())`

/** How much of it the machine itself makes: a bare page beside nothing but bare programs in bare walls, two at a time. */
async function bareYardstick(): Promise<void> {
  if (spawnSync('bwrap', [...WALLS, 'pass']).status !== 0) return
  const port = await freePort()
  const page = spawn(process.execPath, ['-e', BARE_PAGE, String(port)], { stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    await once(page.stdout, 'data')
    const url = `http://127.0.0.1:${port}/`
    const busy = await busyP99(url, QUIET_SECONDS)
    const quiet = await startReading(url, QUIET_SECONDS * 1_000).times
    const programs = spawn(process.execPath, ['-e', BARE_PROGRAMS], { stdio: ['pipe', 'ignore', 'ignore'] })
    try {
      await pause(500)
      row('yardstick: a bare page beside bare programs, eight readers without a pause, p99', busy, await busyP99(url, QUIET_SECONDS), null)
      const during = await startReading(url, QUIET_SECONDS * 1_000).times
      row('yardstick: a bare page beside bare programs, one reader, p99', percentile(quiet, 0.99), percentile(during, 0.99), null)
    } finally {
      programs.kill('SIGKILL')
    }
  } finally {
    page.kill('SIGKILL')
  }
}
