import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import autocannon from 'autocannon'
import { usualProcesses } from '../platform/server/config.ts'

interface Load {
  url: string
  body?: string
  connections?: number
  seconds?: number
  /** URLs to request in turn, instead of one. */
  paths?: string[]
}

const hasWrk = spawnSync('wrk', ['--version']).error === undefined

/** The load generator: `wrk` takes a few hundredths of a core, autocannon one of the two cores. */
export const GENERATOR = hasWrk ? 'wrk' : 'autocannon (a lighter one, wrk, is not installed)'

// Like every browser: a page of 70 KB is sent as 10.
const COMMON = { 'accept-encoding': 'gzip' }

// Thirty-two connections for each web process.
const CONNECTIONS = 32 * usualProcesses()

/** Successful requests a second of a URL, after a short warm-up. */
export async function load(input: Load): Promise<number> {
  const run = hasWrk ? byWrk : byAutocannon
  await run({ ...input, seconds: 2 })
  return run({ seconds: 5, ...input })
}

const READERS = 8

/** The 99th percentile in milliseconds with eight readers that request a URL without a pause. */
export async function busyP99(url: string, seconds: number): Promise<number> {
  await load({ url, connections: READERS, seconds: 1 })
  if (!hasWrk) {
    const result = await autocannon({ url, connections: READERS, headers: COMMON, duration: seconds, pipelining: 1 })
    if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
    return result.latency.p99
  }
  const stdout = await wrk('-t1', `-c${READERS}`, `-d${seconds}s`, '--latency', '-H', 'accept-encoding: gzip', url)
  refuseBad(url, stdout)
  const [, value, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout)!
  return Number(value) * { us: 0.001, ms: 1, s: 1_000 }[unit as 'us' | 'ms' | 's']
}

/** Runs `wrk`; returns its output. */
async function wrk(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)('wrk', words)
  return stdout
}

async function byAutocannon({ url, body, paths, connections = CONNECTIONS, seconds = 5 }: Load): Promise<number> {
  const headers = body === undefined ? COMMON : { ...COMMON, 'content-type': 'application/json' }
  const result = await autocannon({
    url,
    connections,
    headers,
    duration: seconds,
    pipelining: 1,
    ...(body !== undefined && { method: 'POST' as const, body }),
    ...(paths !== undefined && { requests: paths.map((path) => ({ method: 'GET' as const, path, headers })) }),
  })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result.requests.average
}

async function byWrk({ url, body, paths, connections = CONNECTIONS, seconds = 5 }: Load): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'cloggle-bench-'))
  try {
    const script = join(folder, 'wish.lua')
    writeFileSync(script, wishOf(body, paths))
    const stdout = await wrk('-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url)
    refuseBad(url, stdout)
    return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function refuseBad(url: string, stdout: string): void {
  const bad = /Non-2xx or 3xx responses: (\d+)|Socket errors: (?!connect 0, read 0, write 0, timeout 0)(.*)/.exec(stdout)
  if (bad !== null) throw new Error(`${url}: ${bad[0]}`)
}

/** The requests as a script of the load generator. */
function wishOf(body: string | undefined, paths: string[] | undefined): string {
  const lines = ['wrk.headers["accept-encoding"] = "gzip"']
  if (body !== undefined) lines.push('wrk.method = "POST"', 'wrk.headers["content-type"] = "application/json"', `wrk.body = [[${body}]]`)
  if (paths !== undefined) {
    lines.push(`local paths = { ${paths.map((path) => `"${path}"`).join(', ')} }`, 'local at = 0')
    lines.push('request = function() at = at % #paths + 1 return wrk.format(nil, paths[at]) end')
  }
  return lines.join('\n')
}
