import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Site } from '#tests/support/site.ts'
import { openBareSite } from './bare-server.ts'
import { busyP99 } from './load.ts'
import { percentile } from './percentile.ts'
import { startReading } from './page-reader.ts'
import { median, milliseconds, note } from './table.ts'

// Alone and with submissions in turn, because the same site differs by up to a factor of two within minutes; many rounds, because the
// host
// takes a core away for milliseconds now and then. The pauses keep everyone below the limit of thirty submissions a minute.
const ROUNDS = 8
const BUSY_SECONDS = 5
// With a single wave, a hundredth of the pages would be one page.
const WAVES = 3
const MAX_MS = 60_000
// The follow-up work of a wave (notifications, boards) has ended by then.
const AFTER_WAVES_MS = 3_000
const MAX_RATIO = 2

/**
 * Page latencies of many readers and of a single one, without submissions and during them, p99 in milliseconds; and verdict times of
 * waves without readers.
 */
interface Latencies {
  many: Pair
  single: Pair
  verdictTimes: number[]
}
type Pair = readonly [alone: number, withSubmissions: number]

/**
 * Measures how waves of this many concurrent submissions affect page latency, for many readers and a single one, and the same for a bare
 * server. Returns the verdict times of further waves without readers.
 */
export async function pagesDuringSubmissions(site: Site, people: number, wave: () => Promise<number[]>): Promise<number[]> {
  // Contention with the readers on this machine is part of the measurement.
  const { many, single, verdictTimes } = await measureLatencies(`${site.origin}/blogs`, wave)
  row('a page meanwhile, eight readers without a pause, p99', many, MAX_RATIO)
  row(`a page meanwhile, one reader, p99`, single, MAX_RATIO)

  const bare = await openBareSite(JSON.parse(readFileSync(join(site.dataDir, 'database-address.json'), 'utf8')) as pg.ClientConfig)
  if (bare === null) return verdictTimes
  try {
    const waits = await measureLatencies(bare.url, () => Promise.all(Array.from({ length: people }, bare.submit)))
    row('yardstick: a bare page beside bare submissions on one core, eight readers without a pause, p99', waits.many, null)
    row(`yardstick: a bare page beside bare submissions on one core, one reader, p99`, waits.single, null)
    note({ what: `yardstick: a bare submission, ${people} at once on that core, p95`, measured: milliseconds(percentile(waits.verdictTimes, 0.95)), wanted: '', holds: null })
  } finally {
    bare.stop()
  }
  return verdictTimes
}

async function measureLatencies(url: string, wave: () => Promise<number[]>): Promise<Latencies> {
  const alone: number[] = []
  const withSubmissions: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    alone.push(await busyP99(url, BUSY_SECONDS))
    withSubmissions.push(await besideWaves(url, wave))
  }
  const quiet: number[] = []
  const meanwhile: number[] = []
  const waves = async () => {
    for (let n = 0; n < WAVES; n++) await wave()
  }
  for (let round = 0; round < ROUNDS; round++) {
    await pause(AFTER_WAVES_MS)
    quiet.push(...(await readDuring(() => pause(BUSY_SECONDS * 1_000), url)))
    meanwhile.push(...(await readDuring(waves, url)))
  }
  const verdictTimes: number[] = []
  for (let n = 0; n < WAVES; n++) verdictTimes.push(...(await wave()))
  return { many: [median(alone), median(withSubmissions)], single: [percentile(quiet, 0.99), percentile(meanwhile, 0.99)], verdictTimes }
}

/** The time of each page for one reader while the work runs. */
async function readDuring(work: () => Promise<unknown>, url: string): Promise<number[]> {
  const reader = await startReading(url, MAX_MS)
  await work().finally(reader.stop)
  return reader.times
}

async function besideWaves(url: string, wave: () => Promise<number[]>): Promise<number> {
  let isOver = false
  const waves = async () => {
    while (!isOver) await wave()
  }
  const [p99] = await Promise.all([busyP99(url, BUSY_SECONDS).finally(() => (isOver = true)), waves()])
  return p99
}

function row(what: string, [alone, withSubmissions]: Pair, maxRatio: number | null): void {
  const times = withSubmissions / alone
  note({ what, measured: `${milliseconds(alone)} to ${milliseconds(withSubmissions)}, ${times.toFixed(1)}x`, wanted: maxRatio === null ? '' : 'at most doubled', holds: maxRatio === null ? null : times <= maxRatio })
}
