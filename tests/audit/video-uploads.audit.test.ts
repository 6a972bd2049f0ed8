import { randomUUID } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { reportMeasurement } from '../support/report-measurement.ts'
import { connectTo, memberOf } from '../support/site.ts'
import { openTestSite } from '../support/test-site.ts'
import { pause, until } from '../support/wait-until.ts'

const MIB = 1024 * 1024
const SIZE = 200 * MIB
const STEP = 4 * MIB
/** Longer than the time limit of requests, which is 10 s and checked every 2 s. */
const PAUSE_MS = 300

const site = await openTestSite({ WEB_PROCESSES: '1' })
const memory = () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid()}/status`, 'utf8'))![1]) / 1024)
const stored = () => (existsSync(join(site.dataDir, 'files')) ? readdirSync(join(site.dataDir, 'files'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map(({ name }) => name) : [])

async function mentor(name: string): Promise<string> {
  const { id, token } = await memberOf(site, name)
  const client = await connectTo(site)
  await client.query(`insert into grants (person_id, role) values ($1, 'mentor')`, [id])
  await client.end()
  const response = await fetch(`${site.origin}/api/auth/switch`, { method: 'POST', headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` }, body: '{"role":"mentor"}' })
  return ((await response.json()) as { token: string }).token
}

/** Sends the first bytes of a video slowly; returns the answer, or null when the upload was cut. */
async function sends(token: string, bytes: number, onStep: () => void): Promise<{ status: number; body: { link: string; bytes: number } } | null> {
  const sent = request(`${site.origin}/api/courses/${randomUUID()}/videos?name=film.mp4`, { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream', 'content-length': SIZE } })
  const answer = new Promise<{ status: number; body: { link: string; bytes: number } } | null>((done) => {
    sent.on('error', () => done(null))
    sent.on('response', (response) => {
      let text = ''
      response.on('data', (data: Buffer) => (text += data.toString()))
      response.on('end', () => done({ status: response.statusCode!, body: JSON.parse(text) as { link: string; bytes: number } }))
    })
  })
  for (let at = 0; at < bytes; at += STEP) {
    const step = Buffer.alloc(STEP, 7)
    if (at === 0) {
      step.writeUInt32BE(24)
      step.write('ftypisom', 4, 'ascii')
      step.writeUInt32BE(8, 24)
      step.write('moov', 28, 'ascii')
      step.writeUInt32BE(SIZE - 32, 32)
      step.write('mdat', 36, 'ascii')
    }
    if (!sent.write(step)) await new Promise((done) => sent.once('drain', done))
    await pause(PAUSE_MS)
    onStep()
  }
  if (bytes < SIZE) sent.destroy()
  else sent.end()
  return answer
}

describe('Uploads of videos (requirement K-26)', () => {
  test('a slow one of 200 MiB takes longer than other requests may, and no more memory; its end is there at once', async () => {
    const token = await mentor('uma')
    const before = memory()
    let most = 0
    const began = performance.now()
    const answer = await sends(token, SIZE, () => (most = Math.max(most, memory())))
    const seconds = Math.round((performance.now() - began) / 1000)
    reportMeasurement(`200 MiB in ${seconds} s; memory ${before} MiB, at most ${most} MiB.`)
    expect([answer?.status, answer?.body.bytes]).toEqual([201, SIZE])
    expect(seconds).toBeGreaterThan(13)
    expect(most - before).toBeLessThan(120)
    const part = await fetch(site.origin + answer!.body.link, { headers: { range: 'bytes=-5' } })
    expect([part.status, part.headers.get('content-range'), (await part.arrayBuffer()).byteLength]).toEqual([206, `bytes ${SIZE - 5}-${SIZE - 1}/${SIZE}`, 5])
    expect(stored().filter((name) => name.endsWith('.mp4'))).toHaveLength(1)
  }, 60_000)

  test('one that is cut at half leaves nothing behind', async () => {
    const token = await mentor('cleo')
    const before = stored().length
    let most = 0
    expect(await sends(token, SIZE / 2, () => (most = Math.max(most, stored().length)))).toBe(null)
    expect(most).toBe(before + 1)
    expect(await until(() => stored().length === before)).toBe(true)
    const client = await connectTo(site)
    // The row goes after the file.
    await expect.poll(async () => (await client.query('select from course_files where uploaded_at is null')).rowCount).toBe(0)
    await client.end()
  }, 60_000)
})
