import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reportMeasurement } from '../support/report-measurement.ts'
import { requestGraphql, memberOf, openSite, temporaryFolder, type Site } from '../support/site.ts'
import { savesDraft } from '../support/test-site.ts'
import { pause } from '../support/wait-until.ts'

const OWN = 'query ($id: ID!) { blogDraft(id: $id) { content } }'
const WRITERS = 8
const disk = temporaryFolder('cloggle-full-')
const isMounted = mount()

/** A small file system of its own; only root may mount one. */
function mount(): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=320m,mode=0711', 'tmpfs', disk], { stdio: 'ignore' })
    return true
  } catch {
    process.stderr.write('\nNOT TESTED: a full disk. This account may not mount one; run the tests as root where mounting is allowed.\n\n')
    return false
  }
}

let site: Site
const tokens: string[] = []

beforeAll(async () => {
  if (!isMounted) return
  site = await openSite({}, { dataDir: disk })
  await site.start()
  for (let n = 0; n < WRITERS; n++) tokens.push((await memberOf(site, `writer-${n}`)).token)
}, 60_000)

afterAll(async () => {
  if (isMounted) {
    await site.stop('SIGTERM')
    execFileSync('umount', [disk])
  }
  rmSync(disk, { recursive: true, force: true })
})

const ballast = join(disk, 'ballast')

/** Fills the disk up to this many bytes. */
function fill(leave: number): void {
  const chunk = Buffer.alloc(65_536)
  const file = openSync(ballast, 'a')
  try {
    for (;;) {
      const { bavail, bsize } = statfsSync(disk)
      const room = bavail * bsize - leave
      if (room <= 0 || writeSync(file, chunk, 0, Math.min(room, chunk.length)) === 0) return
    }
  } catch {
    // It is full.
  } finally {
    closeSync(file)
  }
}

async function upload(): Promise<{ status: number; error: string; retryAfter: string | null }> {
  const side = 900
  const noise = Buffer.from(Array.from({ length: side * side * 3 }, () => Math.floor(Math.random() * 256)))
  const picture = await sharp(noise, { raw: { width: side, height: side, channels: 3 } }).jpeg({ quality: 90 }).toBuffer()
  const headers = { 'content-type': 'image/jpeg', authorization: `Bearer ${tokens[0]!}` }
  const response = await fetch(`${site.origin}/api/images`, { method: 'POST', headers, body: new Uint8Array(picture) })
  const body = (await response.json()) as { error?: string }
  return { status: response.status, error: body.error ?? '', retryAfter: response.headers.get('retry-after') }
}

interface Written {
  acknowledged: Map<string, { token: string; content: string }>
  refused: { status: number; message: string }[]
}

/** All of them write drafts of 40 kB until each was refused five times. */
async function writeUntilFull(): Promise<Written> {
  const written: Written = { acknowledged: new Map(), refused: [] }
  await Promise.all(
    tokens.map(async (token) => {
      for (let refused = 0; refused < 5; ) {
        const id = randomUUID()
        const content = `<p>${Buffer.from(crypto.getRandomValues(new Uint8Array(30_000))).toString('hex')}</p>`
        const { status, body } = await savesDraft(site, token, { id, title: id, content })
        if (status === 200 && body.errors === undefined) written.acknowledged.set(id, { token, content })
        else {
          refused++
          written.refused.push({ status, message: body.errors?.[0]?.message ?? body.error ?? '' })
          await pause(300)
        }
      }
    }),
  )
  return written
}

const works = async () => {
  const { status, body } = await savesDraft(site, tokens[0]!)
  return status === 200 && body.errors === undefined
}

describe.skipIf(!isMounted)('A full disk (requirements P-15, P-22)', () => {
  test('an image without room is refused with a message, and accepted once there is room', async () => {
    fill(150_000)
    const refused = await upload()
    rmSync(ballast)
    // Which of the two meets the full disk first depends on the write-ahead log.
    expect(refused).toMatchObject({ status: 503, error: expect.stringMatching(/storage is full|database isn’t responding/) })
    expect(Number(refused.retryAfter)).toBeGreaterThan(0)
    // A database that met the full disk itself starts again first.
    await expect.poll(async () => (await upload()).status, { timeout: 15_000 }).toBe(201)
  }, 30_000)

  test('while nothing can be written every response has a message, acknowledged writes are there, and the site recovers when there is room', async () => {
    // Room for one more WAL file (16 MB), which may be due at once, and for some writes.
    fill(22_000_000)
    const written = await writeUntilFull()
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
    expect([...new Set(written.refused.map(({ status }) => status))].filter((status) => ![200, 503].includes(status))).toEqual([])
    const sentences = [...new Set(written.refused.map(({ message }) => message))]
    expect(sentences.filter((message) => !/\bagain\b/.test(message))).toEqual([])

    rmSync(ballast)
    const began = performance.now()
    while (!(await works().catch(() => false))) {
      expect(performance.now() - began).toBeLessThan(15_000)
      await pause(100)
    }
    const back = Math.round(performance.now() - began)
    reportMeasurement(`${written.acknowledged.size} drafts before the disk was full, then ${JSON.stringify(sentences)}; back after ${back} ms.`)
    const lost: string[] = []
    for (const [id, { token, content }] of written.acknowledged) {
      const { body } = await requestGraphql(site, token, OWN, { id })
      if (body.data?.blogDraft?.content !== content) lost.push(id)
    }
    expect(lost).toEqual([])
    expect(written.acknowledged.size).toBeGreaterThan(5)
  }, 120_000)
})
