import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import type { Manifest } from '#platform/server/backup/manifest.ts'
import { isAudit } from '../support/report-measurement.ts'
import { requestGraphql, connectTo, memberOf, openSite, temporaryFolder } from '../support/site.ts'
import { openTestSite, savesDraft } from '../support/test-site.ts'
import { until } from '../support/wait-until.ts'
import { randomUUID } from 'node:crypto'

const run = promisify(execFile)
const site = await openTestSite()
const folders = ['cloggle-backup-', 'cloggle-restored-', 'cloggle-refused-'].map(temporaryFolder)
const [backup, restored, refused] = folders.map((folder) => join(folder, 'here')) as [string, string, string]
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const command = (name: 'backup' | 'restore', dataDir: string, ...args: string[]) =>
  run(process.execPath, [`app/${name}.ts`, ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: dataDir, DEMO: '0', LOG_LEVEL: 'fatal', NODE_ENV: 'production' },
  })
const OWN = 'query ($id: ID!) { blogDraft(id: $id) { title } }'

describe('Backup and restore (P-40)', () => {
  test('a restore has every row and file from before the backup, though sixteen writers were active', async () => {
    const members = await Promise.all(Array.from({ length: 16 }, (_, n) => memberOf(site, `keeper-${n}`)))
    const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64')
    const upload = await fetch(`${site.origin}/api/images`, {
      method: 'POST', headers: { authorization: `Bearer ${members[0]!.token}`, 'content-type': 'image/png' }, body: pixel,
    })
    const { id: picture } = (await upload.json()) as { id: string }
    // Texts may contain characters that end a line elsewhere.
    const odd = { id: randomUUID(), title: 'Odd ends of lines', content: '<p>one\u2028two\u2029three\u0085four</p>' }
    await savesDraft(site, members[0]!.token, odd)
    const before: { token: string; id: string; title: string }[] = []
    let after = 0
    let isRunning = false
    let writing = true
    const writers = members.map(async ({ token }) => {
      while (writing) {
        const [id, mine] = [randomUUID(), !isRunning]
        const { body } = await savesDraft(site, token, { id, title: `d-${id}`, content: '<p>kept</p>' })
        if (body.errors !== undefined) continue
        if (mine) before.push({ token, id, title: `d-${id}` })
        else after += 1
      }
    })
    expect(await until(() => before.length > 100)).toBe(true)
    isRunning = true
    const { stdout } = await command('backup', site.dataDir, backup)
    writing = false
    await Promise.all(writers)
    expect(stdout).toMatch(/\d+ rows and 5 files are in/)
    expect(after).toBeGreaterThan(0)

    const manifest = JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as Manifest
    expect(manifest.tables['public.blog_drafts']).toBeGreaterThanOrEqual(before.length)
    await command('restore', restored, backup)
    const elsewhere = await openSite({ DEMO: '0' }, { dataDir: restored })
    await elsewhere.start()
    try {
      for (const { token, id, title } of before) {
        expect((await requestGraphql(elsewhere, token, OWN, { id })).body.data).toEqual({ blogDraft: { title } })
      }
      const oddBack = await requestGraphql<{ blogDraft: object }>(elsewhere, members[0]!.token, 'query ($id: ID!) { blogDraft(id: $id) { title content } }', { id: odd.id })
      expect(oddBack.body.data!.blogDraft).toEqual({ title: odd.title, content: '<p>one\u2028two\u2029threefour</p>' })
      expect((await fetch(`${elsewhere.origin}/images/${picture}/large.webp`)).status).toBe(200)
      const database = await connectTo(elsewhere)
      for (const [table, count] of Object.entries(manifest.tables)) {
        // The index of the search follows its signals on both sites; the restored site counts its hours, returning people and slow statements, and runs its schedules, at the start.
        if (table.startsWith('graphile_worker') || table.startsWith('public.search_') || ['public.signals', 'public.session_tokens', 'public.throttle_windows', 'public.metric_hours', 'public.retention_weeks', 'public.slow_statements', 'public.task_schedules'].includes(table)) continue
        expect([table, Number((await database.query<{ count: string }>(`select count(*) from ${table}`)).rows[0]!.count)]).toEqual([table, count])
      }
      await database.end()
      // Sequences continue where they were: a new person can be inserted.
      expect((await memberOf(elsewhere, 'newcomer')).id).toMatch(/-/)
    } finally {
      await elsewhere.stop('SIGTERM')
    }
  }, 120_000)

  const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest
  const writeManifest = (folder: string, manifest: object) => writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  /** The same backup as it was taken before tables had checksums. */
  const asOfBefore = (folder: string) => {
    const { tableHashes: _, checksum: __, ...manifest } = manifestOf(folder)
    writeManifest(folder, manifest)
  }
  const half = (path: string) => truncateSync(path, Math.floor(statSync(path).size / 2))
  const changeByte = (path: string, at = 0.5) => {
    const bytes = readFileSync(path)
    bytes[Math.floor(bytes.length * at)]! ^= 1
    writeFileSync(path, bytes)
  }
  const PEOPLE = 'tables/public.people.ndjson.gz'
  const aFile = (folder: string) => join(folder, 'files', Object.keys(manifestOf(folder).files)[0]!)

  const DAMAGES: [string, (folder: string) => void, RegExp][] = [
    ['an empty directory', (folder) => { rmSync(folder, { recursive: true }); mkdirSync(folder) }, /no finished backup/],
    ['no directory', (folder) => rmSync(folder, { recursive: true }), /no finished backup/],
    ['without its list', (folder) => rmSync(join(folder, 'manifest.json')), /no finished backup/],
    ['with half of its list', (folder) => half(join(folder, 'manifest.json')), /manifest\.json.*damaged/],
    ['with a list of nothing', (folder) => writeManifest(folder, []), /manifest\.json.*damaged/],
    ['with a counter changed in its list', (folder) => {
      const manifest = manifestOf(folder)
      Object.values(manifest.sequences)[0]!.value += '7'
      writeManifest(folder, manifest)
    }, /manifest\.json.*damaged/],
    ['of a later form', (folder) => writeManifest(folder, { ...manifestOf(folder), form: 2 }), /newer program/],
    ['of a later version', (folder) => writeManifest(folder, { ...manifestOf(folder), migrations: [...manifestOf(folder).migrations, '2099-01-01-0000-later.sql'] }), /newer than this program/],
    ['of an earlier version', (folder) => writeManifest(folder, { ...manifestOf(folder), migrations: manifestOf(folder).migrations.slice(0, -1) }), /older than this program/],
    ['with a table that is not ours', (folder) => writeManifest(folder, { ...manifestOf(folder), tables: { 'public.people; drop table blogs': 0 } }), /table/],
    ['without one of the tables', (folder) => {
      const { 'public.blogs': _, ...tables } = manifestOf(folder).tables
      writeManifest(folder, { ...manifestOf(folder), tables })
    }, /public\.blogs/],
    ['with fewer rows than it should have', (folder) => writeManifest(folder, { ...manifestOf(folder), tables: { ...manifestOf(folder).tables, 'public.people': 1 } }), /rows in this backup, not the 1 that/],
    ['with half of a table', (folder) => half(join(folder, PEOPLE)), /public\.people.*damaged/],
    ['with a byte of a table changed', (folder) => changeByte(join(folder, PEOPLE)), /public\.people.*damaged/],
    ['with a row changed', (folder) => {
      const rows = gunzipSync(readFileSync(join(folder, PEOPLE))).toString()
      writeFileSync(join(folder, PEOPLE), gzipSync(rows.replace('keeper-1', 'keeper-x')))
    }, /public\.people.*damaged/],
    ['with a table that is not packed', (folder) => writeFileSync(join(folder, PEOPLE), '{"id": 1}\n'), /public\.people.*damaged/],
    ['without the rows of a table', (folder) => rmSync(join(folder, PEOPLE)), /public\.people.*damaged/],
    ['with half of a file', (folder) => half(aFile(folder)), /missing or was changed/],
    ['with a byte of a file changed', (folder) => changeByte(aFile(folder)), /missing or was changed/],
    ['without a file', (folder) => rmSync(aFile(folder)), /missing or was changed/],
    ['with a file outside', (folder) => {
      const manifest = manifestOf(folder)
      writeManifest(folder, { ...manifest, files: { '../manifest.json': Object.values(manifest.files)[0]! } })
    }, /missing or was changed/],
    ['of before, with half of a table', (folder) => { asOfBefore(folder); half(join(folder, PEOPLE)) }, /public\.people.*damaged/],
    ['of before, with a table that is not packed', (folder) => { asOfBefore(folder); writeFileSync(join(folder, PEOPLE), 'no gzip') }, /public\.people.*damaged/],
    ['of before, with rows that are none', (folder) => {
      asOfBefore(folder)
      writeFileSync(join(folder, PEOPLE), gzipSync('{"id": \n'.repeat(manifestOf(folder).tables['public.people']!)))
    }, /public\.people.*damaged/],
    ['of before, with rows that do not fit', (folder) => {
      asOfBefore(folder)
      writeFileSync(join(folder, PEOPLE), gzipSync('{"id": 7}\n'.repeat(manifestOf(folder).tables['public.people']!)))
    }, /public\.people/],
  ]

  // Each damage takes a second, and they need a second site: in `npm run audit`..
  test.runIf(isAudit)('a damaged backup is refused with one sentence, and existing data stay; an intact older one is restored', async () => {
    const present = await openSite({ DEMO: '0' }, { dataDir: refused })
    await present.start()
    const database = await connectTo(present)
    try {
      const message = { id: randomUUID(), name: 'Vera', email: 'vera@people.test', subject: 'Here', message: 'This was here before.' }
      await requestGraphql(present, null, 'mutation ($message: ContactMessageInput!) { sendContactMessage(message: $message) }', { message })
      mkdirSync(join(refused, 'files', 'images'), { recursive: true })
      writeFileSync(join(refused, 'files', 'images', 'mine.webp'), 'mine')
      const isThere = async () => ({
        messages: (await database.query<{ n: number }>('select count(*)::int as n from contact_messages')).rows[0]!.n,
        files: readdirSync(join(refused, 'files'), { recursive: true }).filter((name) => String(name).endsWith('.webp')),
      })
      const before = await isThere()
      expect(before).toEqual({ messages: 1, files: ['images/mine.webp'] })
      for (const [what, damage, message] of DAMAGES) {
        const folder = join(folders[0]!, 'damaged')
        cpSync(backup, folder, { recursive: true })
        damage(folder)
        const result = await command('restore', refused, folder).then(() => ({ code: 0, stdout: '', stderr: 'done' }), (error: { code: number; stdout: string; stderr: string }) => error)
        expect([what, result.code, result.stdout, result.stderr]).toEqual([what, 1, '', expect.stringMatching(message)])
        expect([what, result.stderr]).toEqual([what, expect.stringMatching(/^[A-Z][^\n]*\.\n$/)])
        expect([what, await isThere()]).toEqual([what, before])
        rmSync(folder, { recursive: true, force: true })
      }
      cpSync(backup, join(folders[0]!, 'before'), { recursive: true })
      asOfBefore(join(folders[0]!, 'before'))
      expect((await command('restore', refused, join(folders[0]!, 'before'))).stdout).toMatch(/rows of .* are back/)
      expect((await isThere()).messages).toBe(0)
    } finally {
      await database.end()
      await present.stop('SIGTERM')
    }
  }, 180_000)

  test('a backup into a folder that is not empty, into a site with people, or without a name is refused with a sentence', async () => {
    const saysOf = (promise: Promise<unknown>) => promise.then(() => 'done', (error: { stderr: string }) => error.stderr.trim())
    expect(await saysOf(command('backup', site.dataDir, backup))).toMatch(/is not empty/)
    expect(await saysOf(command('restore', site.dataDir, backup))).toMatch(/people in this database already/)
    for (const name of ['backup', 'restore'] as const) expect(await saysOf(command(name, site.dataDir))).toMatch(/^Usage: npm run/)
  }, 60_000)
})
